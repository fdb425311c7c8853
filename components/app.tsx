import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ConsentBar, CookieChoices } from './features/consent/consent-bar';
import { Frame } from './layout/frame';
import { MemberGate } from './layout/member-gate';
import { MarkupContext } from './lib/html';
import { isLoggedIn, isSigningOut, useLoggedIn } from './lib/member';
import { useNavigate } from './navigation/navigate';
import { PageContext, type TemplateComponent } from './lib/page';
import { loadMemberBody } from './navigation/page-loader';
import type { PageData } from './navigation/page-data';
import { RouteAnnouncer } from './navigation/route-announcer';
import type { Site, TemplateName } from './lib/schema.gen';

interface AppProps {
  data: PageData;
  /** The component of each template that is at hand: all on the server, the loaded ones in the browser. */
  template: (name: TemplateName) => TemplateComponent;
}

/** One page, whichever it is. The same tree on the server and in the browser. */
export function App({ data, template }: AppProps) {
  return (
    <PageProvider data={data}>
      <Frame page={data.page} choices={<CookieChoices />}>
        {data.page.gate ? (
          <Gated data={data} template={template} />
        ) : (
          <Templated data={data} template={template} />
        )}
      </Frame>
      <ConsentBar onChoice={reportChoice} />
      <RouteAnnouncer data={data} />
    </PageProvider>
  );
}

/** Tells the ad tag of the visitor's choice; its code comes only when there is one. */
async function reportChoice(site: Site, choice: 'accepted' | 'rejected') {
  try {
    const { applyConsent } = await import('./features/tracking/tracking');
    applyConsent(site, choice);
  } catch (error) {
    console.warn('The choice about cookies was not reported.', error);
  }
}

/**
 * A members' page. To a visitor it shows the notice and sends them to the login;
 * a member gets the body, which comes from a file of its own.
 */
function Gated({ data, template }: AppProps) {
  const { page } = data;
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const [body, setBody] = useState<PageData>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // Asked anew: while hydrating, everybody is rendered as logged out.
    if (!isLoggedIn()) {
      if (!isSigningOut()) void navigate('/login', { replace: true });
      return;
    }
    let current = true;
    loadMemberBody(data).then(
      (opened) => current && startTransition(() => setBody(opened)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [loggedIn, data, navigate]);

  // The address may name a place that has only now come.
  useEffect(() => {
    if (body && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [body]);

  if (!loggedIn) return <MemberGate page={page} state="closed" />;
  const opened = page.gate?.body ? body : data;
  if (opened?.page.path === page.path) return <Templated data={opened} template={template} />;
  return <MemberGate page={page} state={failed ? 'failed' : 'loading'} />;
}

function Templated({ data, template }: AppProps) {
  const Template = template(data.page.template);
  return (
    <PageProvider data={data}>
      <Template page={data.page} />
    </PageProvider>
  );
}

/** Gives what is below its page and its markup. */
function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <MarkupContext value={data.markup}>
      <PageContext value={data.page}>{children}</PageContext>
    </MarkupContext>
  );
}
