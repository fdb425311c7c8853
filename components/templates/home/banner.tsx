import { Html } from '../../lib/html';
import type * as schema from '../../lib/schema.gen';
import { Picture } from '../../ui/picture';

/** A wide picture; its caption overlaps the corner. */
export function Banner({ banner }: { banner: schema.Banner }) {
  return (
    <>
      <div>
        <Picture of={banner.picture} slot="banner" />
      </div>
      <Html of={banner.text} as="figcaption" />
    </>
  );
}
