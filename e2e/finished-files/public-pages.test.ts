import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hrefs, link, pageText, rowsOf, sectionOf, words, wordsOfAll } from './page-text';
import { listed, members } from '../routes';
import { servedDocument, servedHtml } from './site';

const page = (path: string) => {
  const doc = servedDocument(path);
  return { doc, main: doc.querySelector('main')!, title: words(doc.querySelector('h1')) };
};
const description = (doc: Document) =>
  doc.querySelector('meta[name=description]')?.getAttribute('content');
const FIVE_STARS = /5 out of 5 stars/g;
const CALENDAR = 'https://calendly.com/littledormouse-example/free-discovery-call';

describe('home', () => {
  const { doc, main } = page('/');

  it('has its title, its sections in order, and the anchors of four of them', () => {
    expect(doc.title).toBe('Little Dormouse | Gentle Sleep Support');
    const parts = [...main.querySelectorAll('h1, h2, [role=img]')].map(
      (part) => words(part) || part.getAttribute('aria-label'),
    );
    expect(parts).toEqual([
      expect.stringMatching(/gentle sleep support/i),
      'What’s happening?',
      expect.stringMatching(/tired/),
      expect.stringMatching(/toddler.*bunny/),
      'Our Sleep Solution',
      'Why Choose Us',
      'Success Stories',
      expect.stringMatching(/Discovery Call/),
    ]);
    expect([...main.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
      'answers',
      'how-it-works',
      'why-choose-us',
      'testimonials',
      'consultation',
    ]);
  });

  it('promises two figures and says what they rest on', () => {
    expect(wordsOfAll(main, 'dd')).toEqual(['98%', '5-star']);
    const bases = wordsOfAll(main, 'dl ~ ul > li');
    expect(bases).toEqual([
      expect.stringMatching(/^98%: Families.* 62 families asked, 57 answered.* January 2024 to/),
      expect.stringMatching(
        /^5-star: .*ratings.* 62 families asked, 57 answered.* January 2024 to/,
      ),
    ]);
  });

  it.each([
    ['You’re tired, and you’re a good parent', 4],
    ['Our Sleep Solution', 3],
    ['Why Choose Us', 4],
  ])('has in “%s” %i points', (name, count) => {
    expect(sectionOf(main, name).querySelectorAll('h3')).toHaveLength(count);
  });

  it('leads to the calendar first, and says beside it what the offers cost', () => {
    const [first] = main.querySelectorAll('a');
    expect(words(first)).toBe('Book Free Discovery Call');
    expect(first!.getAttribute('href')).toBe('/#consultation');
    expect(wordsOfAll(main.querySelector('section')!, 'li').slice(0, 2)).toEqual([
      '1:1 Sleep Support from £299',
      'Online Sleep Programme £49.99',
    ]);
  });

  it('leads to the offers', () => {
    expect(link(main, 'View Sleep Programmes').getAttribute('href')).toBe('/services');
    expect(link(main, 'Explore Sleep Support Options').getAttribute('href')).toBe('/services');
    expect(link(main, 'Learn About Our Online Programme').getAttribute('href')).toBe(
      '/discovery-call#online-programme',
    );
  });

  it('has seven testimonials with five stars each', () => {
    const testimonials = sectionOf(main, 'Success Stories');
    expect(words(testimonials).match(FIVE_STARS)).toHaveLength(7);
    const slides = [...testimonials.querySelectorAll('[role=group]')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `${n} of 7`),
    );
    expect(words(slides[0])).toContain('Mum of Elsie, 8 months');
  });
});

describe('services', () => {
  const { doc, main } = page('/services');

  it('has two offers with what they hold and what they cost', () => {
    const support = main.querySelector('#one-to-one')!;
    expect(words(support.querySelector('h2'))).toBe('1:1 Sleep Support');
    expect(wordsOfAll(support, 'p')).toContain('from £299');
    expect(wordsOfAll(support, 'li')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/1-hour consultation/),
        expect.stringMatching(/custom plan/),
        expect.stringMatching(/Direct support for 3 weeks.*unlimited WhatsApp support/),
        expect.stringMatching(/Adjustments/),
      ]),
    );
    expect(words(support)).toContain('5 months to 5 years');

    const programme = main.querySelector('#online-programme')!;
    expect(words(programme.querySelector('h2'))).toBe('Online Sleep Programme');
    expect(wordsOfAll(programme, 'p')).toContain('£49.99');
    expect(words(programme)).toContain('Paid once.');
  });

  it('shows both prices together before the details, each leading to its card', () => {
    const [list] = main.querySelectorAll('ul');
    expect(wordsOfAll(list!, 'a')).toEqual([
      '1:1 Sleep Support from £299',
      'Online Sleep Programme £49.99',
    ]);
    expect(hrefs(list!)).toEqual(['#one-to-one', '#online-programme']);
  });

  it('leads to the call, to the checkout and home', () => {
    const names = /^Book Free Discovery Call/;
    for (const part of ['1:1 Sleep Support', 'Not Sure Which Service Is Right For You?']) {
      const book = link(sectionOf(doc, part), names);
      expect(book.getAttribute('href')).toBe(CALENDAR);
      expect(book.getAttribute('target')).toBe('_blank');
    }
    const checkout = link(main, /^Buy the Online Programme/);
    expect(checkout.getAttribute('href')).toBe('https://buy.stripe.com/example-little-dormouse');
    expect(link(main, 'Back to Home').getAttribute('href')).toBe('/');
  });

  it('explains the parts of the package, each at its anchor', () => {
    const features = [...sectionOf(main, 'What the 1:1 package holds').querySelectorAll('li')];
    expect(features.map(({ id }) => [id, words(main.querySelector(`#${id} h3`))])).toEqual([
      ['consultation', 'A 1-hour consultation'],
      ['custom-plan', 'A custom plan'],
      ['whatsapp-support', '3 weeks of direct support'],
      ['adjustments', 'Adjustments as you go'],
    ]);
    for (const feature of features) {
      expect(feature.querySelector('svg')).not.toBeNull();
      expect(words(feature.querySelector('p'))).not.toBe('');
    }
  });

  it('helps to choose', () => {
    const choosing = sectionOf(main, 'Which option is right for you?');
    expect(choosing.querySelectorAll('h3').length).toBeGreaterThan(0);
  });
});

describe('the page for the free call', () => {
  const { doc, main, title } = page('/discovery-call');

  it('stands without the top bar, under its title', () => {
    expect(doc.title).toMatch(/^Free .*Consultation/);
    expect(doc.querySelector('body header:not(main *)')).toBeNull();
    expect(doc.querySelector('footer')).not.toBeNull();
    expect(title).toBe("Transform Your Family's Sleep Today");
  });

  it('names six problems, three reasons, one family and the consultant', () => {
    expect(wordsOfAll(sectionOf(main, 'Does one of these sound like yours?'), 'h3')).toEqual([
      expect.stringMatching(/night wakings/),
      expect.stringMatching(/Bedtime battles/),
      expect.stringMatching(/Short naps/),
      expect.stringMatching(/Early morning wakings/),
      expect.stringMatching(/Day\/night confusion/),
      expect.stringMatching(/inconsistent schedule/),
    ]);
    expect(wordsOfAll(sectionOf(main, 'Fifteen minutes, well spent'), 'h3')).toEqual([
      'Quick and convenient',
      'No obligation',
      expect.stringMatching(/expert assessment/),
    ]);
    expect(main.querySelectorAll('blockquote')).toHaveLength(1);
    expect(words(main).match(FIVE_STARS)).toHaveLength(1);
    expect(words(sectionOf(main, 'Who you’ll be talking to'))).toContain(
      'certified baby and child sleep consultant',
    );
  });

  it('has the online programme at its anchor', () => {
    const programme = main.querySelector('#online-programme')!;
    expect(words(programme)).toContain('£49.99');
    expect(link(programme, 'View Sleep Programmes').getAttribute('href')).toBe('/services');
  });
});

describe('the page for advertisements', () => {
  const { doc, main, title } = page('/ad');

  it('has three pains, three benefits, one family and the price', () => {
    expect(title).toMatch(/3 nights/);
    expect(wordsOfAll(sectionOf(main, 'You shouldn’t have to run on this'), 'h3')).toEqual([
      'Waking 3-5 times a night',
      expect.stringMatching(/30\+ minutes/),
      expect.stringMatching(/Short, unpredictable naps/),
    ]);
    expect(wordsOfAll(sectionOf(main, 'Change that your child can keep up with'), 'h3')).toEqual([
      'Dramatic results in as little as 3 nights',
      expect.stringMatching(/gentle approach/i),
      'Personalised support',
    ]);
    expect(main.querySelectorAll('blockquote')).toHaveLength(1);
    expect(words(main)).toContain('The full package costs £299');
  });

  it('leads to the calendar twice, and home from its foot', () => {
    const buttons = [...main.querySelectorAll('a')].filter((a) =>
      words(a).startsWith('Book Your Free Discovery Call'),
    );
    expect(buttons.map(({ href, target }) => [href, target])).toEqual([
      [CALENDAR, '_blank'],
      [CALENDAR, '_blank'],
    ]);
    expect(hrefs(doc.querySelector('footer')!)).toContain('/');
  });
});

describe('contact', () => {
  it('says how else to reach the consultant, and what becomes of what is sent', () => {
    const { main, title } = page('/contact');
    expect(title).toBe('Get in Touch');
    const details = main.querySelector('aside')!;
    expect(words(details.querySelector('h2'))).toBe('Other ways to reach me');
    expect(hrefs(details, 'a[href^="tel:"]')).toHaveLength(1);
    expect(hrefs(details, 'a[href^="mailto:"]')).toHaveLength(2);
    expect(wordsOfAll(details, 'li')).toContain('Chester, Cheshire');
    expect(link(main.querySelector('form')!, /look after/).getAttribute('href')).toBe('/privacy');
  });

  it('in version A offers six ages to choose from', () => {
    const [hint, ...ages] = wordsOfAll(page('/contact').main, 'select option');
    expect(hint).toMatch(/select/i);
    expect(ages).toEqual([
      '0-3 months',
      '4-6 months',
      '7-12 months',
      '1-2 years',
      '3-5 years',
      '6+ years',
    ]);
  });

  it('in version B asks for the mobile number, and not for the age', () => {
    const { doc, main } = page('/contact-old');
    const labels = [...main.querySelectorAll('label')];
    const mobile = labels.find((label) => words(label) === 'Mobile Number');
    expect(main.querySelector(`#${mobile?.htmlFor}`)?.hasAttribute('required')).toBe(true);
    expect(labels.map(words)).not.toContain("Child's Age");
    expect(words(main.querySelector('form button'))).toBe('Send Message');
    expect(link(main, 'Book Free Discovery Call').getAttribute('href')).toBe('/#consultation');
    expect(doc.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/contact$/);
  });

  it('in version A asks for the age, and leaves the telephone free', () => {
    const form = page('/contact').main.querySelector('form')!;
    expect(form.querySelector('[name=childAge]')?.hasAttribute('required')).toBe(true);
    expect(form.querySelector('[name=phone]')?.hasAttribute('required')).toBe(false);
    expect(words(form.querySelector('button'))).toBe('Book Your Free Discovery Call');
  });

  it('has a field for robots that Tab never reaches', () => {
    const traps = page('/contact').main.querySelectorAll('[name=bot-field]');
    expect(traps).toHaveLength(1);
    expect(traps[0]?.getAttribute('tabindex')).toBe('-1');
    expect(traps[0]?.closest('[aria-hidden=true]')).not.toBeNull();
  });
});

describe('blog', () => {
  const article = '/blog/establishing-healthy-sleep-routines';

  it('lists its article', () => {
    const { doc, main } = page('/blog');
    expect(doc.title).toMatch(/Notes on Sleep/);
    expect(description(doc)).toMatch(/sleep/);
    expect(wordsOfAll(main, 'article h2')).toEqual(['Establishing Healthy Sleep Routines']);
    expect(words(main)).toContain('The same few quiet things, in the same order');
    expect(link(main, /^Read more/).getAttribute('href')).toBe(article);
  });

  it.each([
    ['Sleep Routines', '/blog/category/sleep-routines', 'Sleep Routines'],
    [
      'Your sleep consultant',
      '/blog/author/your-sleep-consultant',
      'Articles by Your sleep consultant',
    ],
  ])('leads from “%s” to %s, with all its articles', (name, path, title) => {
    const header = page(article).main.querySelector('article header')!;
    expect(link(header, name).getAttribute('href')).toBe(path);
    const list = page(path);
    expect(list.title).toBe(title);
    expect(wordsOfAll(list.main, 'article h2')).toEqual(['Establishing Healthy Sleep Routines']);
    expect(link(list.main, 'Notes on Sleep').getAttribute('href')).toBe('/blog');
    expect(list.main.querySelector('#answers')).toBeNull();
  });

  it('has an article with all its parts', () => {
    const { doc, main, title } = page(article);
    expect(doc.title).toMatch(/Establishing Healthy Sleep Routines/);
    expect(title).toBe('Establishing Healthy Sleep Routines');
    const header = main.querySelector('article header')!;
    expect(words(header)).toContain('Sleep Routines');
    expect(words(header)).toContain('Your sleep consultant');
    expect(hrefs(header)).toContain('/blog');
    const date = main.querySelector('time');
    expect([date?.dateTime, words(date)]).toEqual(['2025-06-11', '11 June 2025']);
    expect(main.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
      /bath.*picture book/,
    );
    const rows = rowsOf(main.querySelector('table')!);
    expect(rows.map(([age = '', length]) => [age.split(',')[0], length])).toEqual([
      ['Babies', '15-20 minutes'],
      ['Toddlers', '30-45 minutes'],
      ['Preschoolers', '30-60 minutes'],
    ]);
  });
});

describe('after a booking or a purchase', () => {
  it('the confirmation says what comes by e-mail, and where to go', () => {
    const { doc, main, title } = page('/confirmation');
    expect(doc.title).toMatch(/Appointment Confirmed/);
    expect(title).toMatch(/confirmed/i);
    expect(wordsOfAll(main, 'h2, h3')).toEqual(
      expect.arrayContaining(['A calendar invitation', 'A confirmation e-mail']),
    );
    expect(link(main, 'Return to Home').getAttribute('href')).toBe('/');
    expect(link(main, 'Explore Our Services').getAttribute('href')).toBe('/services');
  });

  it('the thanks say what has happened, and lead to the programme', () => {
    const { doc, main } = page('/thank-you');
    expect(doc.title).toMatch(/Purchase/);
    expect(words(main)).toContain('Your payment has been processed');
    expect(words(main)).toContain('A receipt has been e-mailed');
    expect(words(main)).toMatch(/e-mail for your login details/);
    expect(link(main, 'Return to Home').getAttribute('href')).toBe('/');
    expect(link(main, 'Access Your Programme').getAttribute('href')).toBe('/member-dashboard');
  });
});

it('the page for unknown addresses leads home, between bar and foot', () => {
  const { doc, main, title } = page('/404');
  expect(doc.title).toBe('Page Not Found | Little Dormouse');
  expect(title).toBe('Page Not Found');
  expect(words(main)).toContain(
    "We're sorry, the page you're looking for doesn't exist or has been moved.",
  );
  expect(doc.querySelector('header')).not.toBeNull();
  expect(doc.querySelector('footer')).not.toBeNull();
  expect(link(main, 'Return to Home').getAttribute('href')).toBe('/');
});

it('the login leads back home', () => {
  expect(link(page('/login').main, 'Back to Home').getAttribute('href')).toBe('/');
});

describe('guides for everybody', () => {
  it.each([
    ['/false-starts', 'False Starts', 'Start My Sleep Training Journey Now'],
    ['/sleep-regressions', 'Sleep Regressions', 'Create Your Customized Sleep Plan'],
    ['/use-of-dummies', 'Use of Dummies', 'Create Your Customized Sleep Plan'],
    [
      '/understanding-nap-issues',
      'Understanding Nap Issues',
      'Start My Sleep Training Journey Now',
    ],
  ])('%s is open, and ends with a next step', (path, name, action) => {
    const { doc, main, title } = page(path);
    expect(title).toBe(name);
    expect(doc.querySelector('header')).not.toBeNull();
    expect(doc.querySelector('footer')).not.toBeNull();
    expect(servedHtml(path)).not.toContain('Member-Only Content');
    expect(link(main, action).getAttribute('href')).toBe('/comforting-sleep-journey');
  });

  it.each(listed)('%s leads no visitor to a members’ page without saying so', (path) => {
    const unmarked = [...servedDocument(path).querySelectorAll('main a')].filter(
      (a) => !a.closest('.when-member') && !/members/i.test(words(a.closest('li, p, section'))),
    );
    expect(
      unmarked.map((a) => a.getAttribute('href')).filter((to) => members.includes(to!)),
    ).toEqual([]);
  });

  it('the end of a public guide is the free call for visitors, and the plan for members', () => {
    const { main } = page('/false-starts');
    expect(hrefs(main, 'section.when-visitor a')).toEqual(['/#consultation']);
    expect(hrefs(main, 'section.when-member a')).toEqual(['/comforting-sleep-journey']);
  });

  it('the regressions stand in a table with their causes and how long they last', () => {
    const { main } = page('/sleep-regressions');
    const table = [...main.querySelectorAll('table')].find(
      ({ caption }) =>
        words(caption?.firstElementChild) === 'When sleep often gets worse for a while',
    )!;
    expect(wordsOfAll(table, 'thead th')).toEqual([
      'Age',
      'Primary causes',
      'How long it can last',
    ]);
    expect(rowsOf(table).map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['4 months', '2-6 weeks'],
      ['8 months', '1-3 weeks'],
      ['18 months', '2-6 weeks'],
    ]);
  });

  it('nap issues are labelled, titled and described', () => {
    const { doc, main } = page('/understanding-nap-issues');
    expect(wordsOfAll(main, 'header p')).toContain('Member Resource');
    expect(doc.title).toMatch(/Nap/);
    expect(description(doc)).toMatch(/nap/);
    expect(wordsOfAll(main, 'h2').slice(0, 5)).toEqual([
      'Why naps are hard',
      'How naps and nights pull on each other',
      'What to try',
      'Questions parents ask',
      'In short',
    ]);
    expect(main.querySelectorAll('summary h3')).toHaveLength(4);
  });
});

/** The claim of few places must be made in its month alone; the build decides by its date. */
describe.each([
  ['/', 'index', 'Limited Spots Available!'],
  ['/services', 'services', 'Limited Spots Available!'],
  ['/ad', 'ad', 'Limited Spots Available!'],
  ['/discovery-call', 'discovery-call', 'Limited Free Consultations Available'],
])('few places are claimed on %s', (path, file, claim) => {
  it('exactly if the site was built in the month of the claim', () => {
    const source = readFileSync(
      join(import.meta.dirname, `../../content/pages/${file}.md`),
      'utf8',
    );
    const claimed = /month: (\d{4}-\d{2})/.exec(source)?.[1];
    const built = new Date().toISOString().slice(0, 7);
    const { main } = page(path);
    const claims = wordsOfAll(main, 'p').filter((text) => text === claim);
    expect(claims).toHaveLength(claimed === built ? 1 : 0);
    expect(/\blimited\b[^.]*\b(spots|consultations)\b/i.test(pageText(main))).toBe(
      claimed === built,
    );
  });
});

it('a promise of 3 nights is not made without its basis where links are shared', () => {
  const { doc } = page('/ad');
  const shared = ['property="og:title"', 'property="og:description"', 'name="description"'].map(
    (name) => doc.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '',
  );
  expect(shared.filter((text) => !/3 nights/i.test(text))).toEqual([]);
  expect(shared.filter((text) => !/2 to 4 weeks/i.test(text))).toEqual([]);
});
