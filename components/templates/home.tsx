import { BookLink } from '../features/booking/book-link';
import { Booking } from '../features/booking/booking';
import { TestimonialCarousel } from '../features/testimonials/testimonial-carousel';
import { reportBooking } from '../features/tracking/report-booking';
import type { PageOf } from '../lib/schema.gen';
import { Static } from '../lib/static';
import { Answers } from './answers';
import { Hero } from './home/hero';
import banner from './home/banner.module.css';
import howItWorks from './home/how-it-works.module.css';
import reasons from './home/reasons.module.css';
import { SectionHead } from './home/section-head';
import struggles from './home/struggles.module.css';
import styles from './home.module.css';
import { LimitedNote } from './limited-note';

/** The home page. */
export function Home({ page }: { page: PageOf<'home'> }) {
  const { content, site } = page;
  const { action } = content.consultation;
  return (
    <>
      <Hero hero={content.hero}>
        {content.answers && (
          <Answers answers={content.answers}>
            <Static part="answers" />
          </Answers>
        )}
      </Hero>
      <div className="can-wait">
        {content.struggles && (
          <Static
            part="struggles"
            as="section"
            className={struggles.struggles}
            aria-labelledby="struggles"
          />
        )}
        {content.banner && <Static part="banner" as="figure" className={banner.banner} />}
        {content.howItWorks && (
          <section
            id="how-it-works"
            className={howItWorks.section}
            aria-labelledby="how-it-works-heading"
          >
            <Static part="steps" className={howItWorks.whole} />
            {action && <BookLink label={action.label} sectionHref={action.href} />}
          </section>
        )}
        {content.whyChooseUs && (
          <Static
            part="reasons"
            as="section"
            id="why-choose-us"
            className={reasons.reasons}
            aria-labelledby="why-choose-us-heading"
          />
        )}
        {content.stories && content.testimonials.length > 0 && (
          <section id="testimonials" className={styles.testimonials}>
            <SectionHead id="testimonials-heading" section={content.stories} />
            <TestimonialCarousel testimonials={content.testimonials} />
          </section>
        )}
        {content.limited && (
          <div className={styles.limited}>
            <LimitedNote limited={content.limited} />
          </div>
        )}
        <Booking
          section={content.consultation}
          redirectAfter={1000}
          onBooked={() => void reportBooking(site)}
        />
      </div>
    </>
  );
}
