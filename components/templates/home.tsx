import { BookLink } from '../features/booking/book-link';
import { Booking } from '../features/booking/booking';
import { TestimonialCarousel } from '../features/testimonials/testimonial-carousel';
import { reportBooking } from '../features/tracking/report-booking';
import type { PageOf } from '../lib/schema.gen';
import { Answers } from './answers';
import { Banner } from './home/banner';
import { Hero } from './home/hero';
import { HowItWorks } from './home/how-it-works';
import { Reasons } from './home/reasons';
import { SectionHead } from './home/section-head';
import { Struggles } from './home/struggles';
import styles from './home.module.css';
import { LimitedNote } from './limited-note';

/** The home page. */
export function Home({ page }: { page: PageOf<'home'> }) {
  const { content, site } = page;
  const { action } = content.consultation;
  return (
    <>
      <Hero hero={content.hero}>{content.answers && <Answers answers={content.answers} />}</Hero>
      <div className="can-wait">
        {content.struggles && <Struggles section={content.struggles} />}
        {content.banner && <Banner banner={content.banner} />}
        {content.howItWorks && (
          <HowItWorks section={content.howItWorks}>
            {action && <BookLink label={action.label} sectionHref={action.href} />}
          </HowItWorks>
        )}
        {content.whyChooseUs && <Reasons section={content.whyChooseUs} />}
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
