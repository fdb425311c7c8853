import type { BrowserContext, Route } from '@playwright/test';
import type { PageErrors } from './page-errors';

/** The frame of the scheduling service: it reports every step to the page around it. */
const widgetFrame = `<!doctype html>
  <title>Calendly</title>
  <button>Schedule Event</button>
  <script>
    const tell = (event, payload = {}) => parent.postMessage({ event, payload }, '*');
    tell('calendly.event_type_viewed');
    document.querySelector('button').onclick = () => {
      tell('calendly.date_and_time_selected');
      tell('calendly.event_scheduled', {
        event: { uri: 'https://api.calendly.com/scheduled_events/EVENT' },
        invitee: { uri: 'https://api.calendly.com/scheduled_events/EVENT/invitees/INVITEE' },
      });
    };
  </script>`;

type Answer = Parameters<Route['fulfill']>[0];

const answers: [pattern: RegExp, answer: Answer][] = [
  [/^https:\/\/calendly\.com\//, { contentType: 'text/html', body: widgetFrame }],
  [
    /^https:\/\/www\.googletagmanager\.com\/gtag\/js/,
    script('window.google_tag_manager = {}; window.dataLayer = window.dataLayer || [];'),
  ],
  [
    /^https:\/\/www\.githubstatus\.com\//, // requested by the editor at /admin
    {
      json: { status: { indicator: 'none' } },
      headers: { 'Access-Control-Allow-Origin': '*' },
    },
  ],
];

function script(body: string): Answer {
  return { contentType: 'text/javascript', body };
}

/** Any server but the test's. A function here would be called, in Node, for every request of a page. */
const elsewhere = /^https?:\/\/(?!(?:localhost|127\.0\.0\.1)[:/])/;

/**
 * Stubs the services that the site uses with realistic responses. No test reaches the network: any
 * other external request fails the test.
 */
export async function stubThirdParties(context: BrowserContext, pageErrors: PageErrors) {
  await context.route(elsewhere, async (route) => {
    const address = route.request().url();
    const known = answers.find(([pattern]) => pattern.test(address));
    if (known) return route.fulfill(known[1]);
    pageErrors.add(`request to an unknown host: ${address}`);
    return route.abort();
  });
}
