import { BOOKING_HASH } from '../features/booking/book';
import { BookLink } from '../features/booking/book-link';
import { Booking } from '../features/booking/booking';
import { reportBooking } from '../features/tracking/report-booking';
import { Brand } from '../layout/brand';
import { NightSwitch } from '../layout/night-switch';
import { certificateLine } from '../lib/certificate';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { PitchHero, TestimonialSection } from './landing';
import styles from './landing.module.css';
import { PointsSection } from './points-section';

/** The landing page of the free call. It has no header, so it shows the logo and the night switch itself. */
export function DiscoveryCall({ page }: { page: PageOf<'discovery-call'> }) {
  const { content, site } = page;
  const { consultant, consultation, programme } = content;
  return (
    <>
      <div className={styles.brand}>
        <Brand />
        <NightSwitch />
      </div>
      <PitchHero
        pitch={content.hero}
        limited={content.limited}
        action={<BookLink size="large" label={content.hero.action} sectionHref={BOOKING_HASH} />}
      />
      <TestimonialSection testimonial={content.story} />
      <PointsSection id="problems" section={content.problems} />
      <section className={styles.section} aria-labelledby="consultant">
        <div className={styles.panel}>
          <Html of={consultant.picture} className={styles.picture} />
          <div>
            <h2 id="consultant">{consultant.heading}</h2>
            <Html of={consultant.text} className="prose" />
            {site.certificate && (
              <p className={styles.certificate}>{certificateLine(site.certificate)}</p>
            )}
            {consultation.action && (
              <BookLink label={consultation.action.label} sectionHref={consultation.action.href} />
            )}
          </div>
        </div>
      </section>
      <PointsSection id="reasons" section={content.reasons} />
      <Booking
        section={consultation}
        redirectAfter={1500}
        onBooked={() => void reportBooking(site)}
      />
      <section id="online-programme" className={styles.section} aria-labelledby="programme">
        <div className={styles.aside}>
          <h2 id="programme">{programme.heading}</h2>
          <div className={styles.head}>
            <Html of={programme.text} className="prose" />
            <ButtonLink href={programme.action.href} variant="quiet">
              {programme.action.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
