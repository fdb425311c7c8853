import { useSite } from '../lib/page';

/** What the style sheet measures to tell whether the header's links fit; it is invisible. */
export function PublicGauge() {
  const { book, memberArea, memberLogin, public: links } = useSite().navigation;
  return (
    <>
      {links.map(({ href, label }) => (
        <span key={href} data-label={label} />
      ))}
      <span className="when-member" data-label={memberArea.label} />
      <span className="when-visitor" data-label={memberLogin.label} />
      <b data-label={book} />
    </>
  );
}
