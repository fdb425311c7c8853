import { furtherPages, readList } from '../../../posts';
import { List } from '../../list';

export { metadata } from '../../page';

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await furtherPages()).map((page) => ({ page }));
}

export default async function Further({ params }) {
  return <List {...await readList(Number((await params).page))} />;
}
