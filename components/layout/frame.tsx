import type { ReactNode } from 'react';
import { useLoggedIn, useMemberAttribute } from '../lib/member';
import { usePlaying } from '../lib/playing';
import { useInBrowser } from '../lib/use-in-browser';
import type { Notice as NoticeWords, Page, TemplateName } from '../lib/schema.gen';
import { usePending } from '../navigation/navigate';
import { Toaster } from '../ui/toast';
import { DimBar, DimByClock } from './dim-bar';
import { Footer } from './footer';
import styles from './frame.module.css';
import { MemberBar } from './member-bar';
import { optional } from './optional';
import { PublicHeader } from './public-header';
import { dayOf } from '../lib/days';
import { Html } from '../lib/html';

/** The templates of pages that are shorter than a wide screen. */
const SHORT_PAGES = new Set<TemplateName>(['confirmation', 'login', 'not-found']);

const SoundLine = optional(async () => (await import('./sound-line')).SoundLine);

interface FrameProps {
  page: Page;
  search: ReactNode;
  /** The cookie question; it hides itself. */
  question?: ReactNode;
  children: ReactNode;
}

/**
 * The bar at the top of a page. The document of a public guide contains both bars, and the style
 * sheet shows one; once it is known who is reading, that bar persists across pages.
 */
function Bar({ page: { access, template }, search }: Pick<FrameProps, 'page' | 'search'>) {
  const loggedIn = useLoggedIn();
  const forMembers = access === 'members';
  const forAll = !forMembers && template === 'guide';
  if (!forMembers && template === 'discovery-call') return null;
  return (
    <>
      {!forMembers && !(forAll && loggedIn) && (
        <PublicHeader search={search} {...(forAll && { className: 'when-visitor' })} />
      )}
      {(forMembers || forAll) && (
        <MemberBar search={search} {...(forAll && { className: 'when-member' })} />
      )}
    </>
  );
}

/** The frame of every page: header or members' bar, main part, footer and toasts. */
export function Frame({ page, search, question, children }: FrameProps) {
  useMemberAttribute();
  const pending = usePending();
  const playing = usePlaying();
  const { notice } = page.site;
  const forMembers = page.access === 'members';
  const ribbon = page.ribbon || (page.site.demonstration && page.site.words.demonstration);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {page.site.words.skipLink}
      </a>
      {ribbon && (
        <aside className={`${styles.demonstration} no-print`} aria-labelledby="demonstration">
          <p id="demonstration">{ribbon}</p>
        </aside>
      )}
      {notice && (notice.pages?.includes(page.path) ?? true) && (
        <Notice of={notice} className={styles.demonstration} />
      )}
      <Bar page={page} search={search} />
      {question}
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={pending || undefined}>
        {children}
      </main>
      {!forMembers && <Footer short={SHORT_PAGES.has(page.template)} />}
      <DimByClock isTool={page.night === true} />
      {playing && <SoundLine playing={playing} lost={null} />}
      <DimBar />
      <Toaster close={page.site.words.closeMessage} />
    </div>
  );
}

/** A notice on all pages for some days, such as before a holiday; it hides itself after the last one. */
function Notice(props: { of: NoticeWords; className: string | undefined }) {
  const { text, until } = props.of;
  const isOver = useInBrowser(() => dayOf(new Date()) > until.iso, false);
  if (isOver) return null;
  return (
    <aside className={`${props.className} no-print`} aria-labelledby="notice">
      <Html of={text} as="p" id="notice" />
    </aside>
  );
}
