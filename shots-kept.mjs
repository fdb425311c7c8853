import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const out = process.argv[2];
const day = (s, f=[], note='') => ({sleeps: s, feeds: f, note});
const M = (t) => ({ at: Math.floor(Date.parse(t)/60000), offset: 0 });
const entries = {
  'sleep-plan': { code: '1.a.w.0.3..Noor', progress: { stage: 1, night: 2, evening: '2026-11-20' } },
  'child-birth': { born: '2026-02-01', weeksEarly: 0 },
  'sleep-diary/2026-11-21': day([{from:M('2026-11-21T09:00Z'),to:M('2026-11-21T10:10Z')},{from:M('2026-11-21T19:00Z'),to:M('2026-11-21T23:10Z'),up:'Sam'},{from:M('2026-11-21T23:40Z'),to:M('2026-11-22T01:50Z'),up:'Jo'},{from:M('2026-11-22T02:05Z')}],[M('2026-11-21T23:20Z')],'New tooth'),
  'sleep-diary/2026-11-20': day([{from:M('2026-11-20T19:00Z'),to:M('2026-11-21T06:10Z')}]),
};
for (const theme of ['day','night','dim']) {
  const context = await browser.newContext({ viewport: {width:360,height:740}, timezoneId:'Europe/London', isMobile:true, hasTouch:true, locale:'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type()==='error' && console.log('CON', m.text()));
  await page.clock.setFixedTime(new Date('2026-11-22T02:14:00Z'));
  await page.addInitScript(([entries, theme]) => {
    localStorage.setItem('isLoggedIn','true'); localStorage.setItem('theme', theme);
    localStorage.setItem('consent', JSON.stringify({granted:{adverts:false,analytics:false},at:new Date().toISOString(),version:2}));
    for (const [k,v] of Object.entries(entries)) localStorage.setItem(k, JSON.stringify({version:1, since: Date.parse('2026-11-15'), value:v}));
  }, [entries, theme]);
  const open = async (path) => { await page.goto('http://localhost:4391'+path); await page.locator('html[data-hydrated]').waitFor({state:'attached'}); await page.waitForTimeout(400); };
  await open('/sleep-diary');
  await page.screenshot({ path: `${out}/diary-${theme}.png` });
  await page.getByRole('button', {name:'Hand over'}).tap();
  await page.waitForTimeout(500);
  await page.getByRole('heading', {name:'Hand the night over'}).scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${out}/handover-${theme}.png`, fullPage:false });
  await page.getByRole('button', {name:'Send to the consultant'}).tap();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}/send-${theme}.png`, fullPage:true });
  const { hash } = await page.evaluate(() => ({hash: ''}));
  await open('/on-this-phone#tonight=1.hqt1q.0~eg-x_'.replace('#tonight=1.hqt1q.0~eg-x_',''));
  await page.screenshot({ path: `${out}/phone-${theme}.png`, fullPage:true });
  await context.close();
}
await browser.close();
