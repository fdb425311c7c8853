// First, so that the style sheet's layers are ordered before those of any module.
import './styles/index.css';
// Every page needs these: imported here, they are in the application's chunk rather than in chunks of their own.
import 'react-dom';
import './navigation/drafts';
import './navigation/links';
// And these are smaller than the responses that would deliver them.
import './lib/filled-html';
import './lib/plan-link';
import './lib/standing';
import './ui/field';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ThumbBar } from './features/booking/thumb-bar';
import { ConsentQuestion } from './features/consent/consent-question';
import { SearchButton } from './features/search/search-button';
import { ErrorPage } from './layout/error-page';
import { Frame } from './layout/frame';
import { MemberGate } from './layout/member-gate';
import type { Granted } from './lib/granted';
import { MarkupContext } from './lib/html';
import { isLoggedIn, useLoggedIn } from './lib/member';
import { PageContext, type TemplateComponent } from './lib/page';
import { removeSavedLibrary } from './lib/saved-library';
import type { Counter, Site, TemplateName } from './lib/schema.gen';
import { keepWantedPage } from './lib/wanted-page';
import { MissingKeyError } from './navigation/members-file';
import { useLateContent, useNavigate } from './navigation/navigate';
import type { PageData } from './navigation/page-data';
import { loadMemberBody } from './navigation/page-loader';
import { PendingBar } from './navigation/pending-bar';
import { RouteAnnouncer } from './navigation/route-announcer';

interface AppProps {
  data: PageData;
  /** Returns the component of a template: any on the server, a loaded one in the browser. */
  template: (name: TemplateName) => TemplateComponent;
}

/** The whole page, with the same tree on the server and in the browser. */
export function App({ data, template }: AppProps) {
  return (
    <Framed data={data}>
      {/* Keyed by path, so that no tab or accordion stays open on another page. */}
      <Content key={data.page.path} data={data} template={template} />
    </Framed>
  );
}

/** Everything around the content of a page; it depends on its address, template, access and site. */
export function Framed({ data, children }: { data: PageData; children: ReactNode }) {
  const { path, site } = data.page;
  const count = useEffectEvent(
    () => site.counter && void countVisit(site.counter, data.head.title),
  );
  useEffect(() => count(), [path]);
  return (
    <PageProvider data={data}>
      <PendingBar />
      <Frame
        page={data.page}
        search={<SearchButton />}
        question={<ConsentQuestion onChoice={reportChoice} />}
      >
        {children}
      </Frame>
      <ThumbBar />
      <RouteAnnouncer data={data} />
    </PageProvider>
  );
}

/** The content of a page. */
export function Content({ data, template }: AppProps) {
  const Shown = data.page.gate ? Gated : Templated;
  return <Shown data={data} template={template} />;
}

/** Shown instead of a page whose components throw. */
export function FailedApp({ data }: { data: PageData }) {
  return (
    <PageProvider data={data}>
      <ErrorPage />
    </PageProvider>
  );
}

/** Applies the visitor's choice to Google's tag. Reloading discards what the tag has already started. */
async function reportChoice(site: Site, granted: Granted) {
  try {
    const { applyConsent } = await import('./features/tracking/tag');
    if (applyConsent(site, granted)) location.reload();
  } catch (error) {
    console.warn('Tracking: the choice was not reported.', error);
  }
}

/** Counts the page, if the site counts visits without cookies. */
async function countVisit(counter: Counter, title: string) {
  try {
    (await import('./features/tracking/visits')).countVisit(counter, title);
  } catch (error) {
    console.warn('Tracking: the visit was not counted.', error);
  }
}

/** A members' page: redirects visitors to the login, and loads the body for members. */
function Gated({ data, template }: AppProps) {
  const { page } = data;
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const [body, setBody] = useState<PageData>();
  const [problem, setProblem] = useState<'failed' | 'locked'>();
  const wasOpen = useRef(false);

  useEffect(() => {
    // Read again: during hydration every visitor is rendered as logged out.
    if (!isLoggedIn()) {
      if (!wasOpen.current) keepWantedPage(page); // otherwise the member has just signed out
      // Keep the fragment: it may contain a plan, which the login passes on.
      navigate(`/login${location.hash}`, { redirect: true });
      return;
    }
    let current = true;
    wasOpen.current = true;
    loadMemberBody(data).then(
      (opened) => current && startTransition(() => setBody(opened)),
      (error) => {
        const isLocked = error instanceof MissingKeyError;
        if (isLocked) {
          keepWantedPage(page);
          void removeSavedLibrary(); // it may belong to another password
        }
        if (current) setProblem(isLocked ? 'locked' : 'failed');
      },
    );
    return () => {
      current = false;
    };
  }, [loggedIn, data, page, navigate]);
  useLateContent(page.gate?.body && body);

  if (!loggedIn) return <MemberGate page={page} state="closed" />;
  const opened = page.gate?.body ? body : data;
  if (opened) return <Templated data={opened} template={template} />;
  return <MemberGate page={page} state={problem ?? 'loading'} />;
}

function Templated({ data, template }: AppProps) {
  const Template = template(data.page.template);
  return (
    <PageProvider data={data}>
      <Template page={data.page} />
    </PageProvider>
  );
}

/** Provides the page and its markup to its children. */
export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <MarkupContext value={data.markup}>
      <PageContext value={data.page}>{children}</PageContext>
    </MarkupContext>
  );
}
