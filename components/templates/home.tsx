import type { ReactNode } from 'react';
import { BookLink } from '../features/booking/book-link';
import { Booking } from '../features/booking/booking';
import { Stories } from '../features/stories/stories';
import { bookingCompleted } from '../features/tracking/tracking';
import { Hills } from '../layout/hills';
import { Html } from '../lib/html';
import type { Banner, Hero, PageOf, Section } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { Star } from '../ui/icons';
import styles from './home.module.css';
import { LimitedNote } from './limited-note';

export function Home({ page }: { page: PageOf<'home'> }) {
  const { content } = page;
  return (
    <>
      <HeroSection hero={content.hero} />
      <Struggles section={content.struggles} />
      <BannerPicture banner={content.banner} />
      <Path section={content.howItWorks}>
        {content.consultation.action && (
          <BookLink
            label={content.consultation.action.label}
            here={content.consultation.action.href}
          />
        )}
      </Path>
      <Reasons section={content.whyChooseUs} />
      <section id="testimonials" className={styles.stories}>
        <SectionHead id="testimonials-heading" section={content.stories} />
        <Stories stories={content.testimonials} />
      </section>
      {content.limited && (
        <div className={styles.limited}>
          <LimitedNote limited={content.limited} />
        </div>
      )}
      <Booking
        section={content.consultation}
        redirectAfter={1000}
        onBooked={() => bookingCompleted(page.site)}
      />
    </>
  );
}

function HeroSection({ hero }: { hero: Hero }) {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <p className={styles.badge}>{hero.badge}</p>
        <h1>{hero.heading}</h1>
        <Html of={hero.lead} className={styles.lead} />
        <div className={styles.actions}>
          <ButtonLink href={hero.action.href} size="large">
            {hero.action.label}
          </ButtonLink>
          <ButtonLink href={hero.quiet.href} variant="ghost">
            {hero.quiet.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.window}>
        <Html of={hero.picture} className={styles.view} />
        <dl className={styles.figures}>
          {hero.figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {value.includes('star') && <Star className={styles.star} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function SectionHead({ id, section }: { id: string; section: Section }) {
  return (
    <div className={styles.head}>
      {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
      <h2 id={id}>{section.heading}</h2>
      <Html of={section.lead} className={styles.lead} />
    </div>
  );
}

/** Four troubles told as a page of a diary, not as four boxes. */
function Struggles({ section }: { section: Section }) {
  return (
    <section className={styles.struggles} aria-labelledby="struggles">
      <div className={styles.aside}>
        <SectionHead id="struggles" section={section} />
        {section.action && (
          <ButtonLink href={section.action.href} variant="quiet">
            {section.action.label}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.troubles}>
        {section.points?.map((point) => (
          <li key={point.title}>
            <Html of={point.icon} as="span" className={styles.sign} />
            <div>
              <h3>{point.title}</h3>
              <Html of={point.text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BannerPicture({ banner }: { banner: Banner }) {
  return (
    <figure className={styles.banner}>
      <div role="img" aria-label={banner.alt}>
        <Html of={banner.picture} />
      </div>
      <Html of={banner.text} as="figcaption" />
    </figure>
  );
}

function Path({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <section id="how-it-works" className={styles.path} aria-labelledby="how-it-works-heading">
      <SectionHead id="how-it-works-heading" section={section} />
      <div className={styles.walk}>
        <Trail />
        <ol className={styles.steps}>
          {section.points?.map((point) => (
            <li key={point.title}>
              <Html of={point.picture} className={styles.scene} />
              <div className={styles.step}>
                <h3>{point.title}</h3>
                <Html of={point.text} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {section.action && <ButtonLink href={section.action.href}>{section.action.label}</ButtonLink>}
      {children}
    </section>
  );
}

/** The path itself, stitched from scene to scene and on beyond the edge of the page. */
function Trail() {
  return (
    <svg
      className={styles.trail}
      viewBox="0 0 1200 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M-140 30C60 30 40 190 260 190S470 60 640 90s150 150 330 90 150-150 370-150" />
    </svg>
  );
}

function Reasons({ section }: { section: Section }) {
  return (
    <section id="why-choose-us" className={styles.reasons} aria-labelledby="why-choose-us-heading">
      <Hills className={styles.ridge} />
      <div className={styles.dusk}>
        <SectionHead id="why-choose-us-heading" section={section} />
        <ul>
          {section.points?.map((point) => (
            <li key={point.title}>
              <Html of={point.icon} as="span" className={styles.sign} />
              <h3>{point.title}</h3>
              <Html of={point.text} />
            </li>
          ))}
        </ul>
        {section.action && (
          <ButtonLink href={section.action.href} variant="quiet">
            {section.action.label}
          </ButtonLink>
        )}
      </div>
      <Hills className={styles.slope} />
      <Hills className={styles.meadow} />
    </section>
  );
}
