import { BOOKING_HASH, BookLink } from '../features/booking/book-link';
import { Booking } from '../features/booking/booking';
import { reportBooking } from '../features/tracking/report-booking';
import { Brand } from '../layout/brand';
import { DimSwitch, NightSwitch } from '../layout/night-switch';
import { Proofs } from '../ui/proofs';
import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import type { About, Link, Next, PageOf } from '../lib/schema.gen';
import { LinkButton } from '../ui/button';
import { isPhotograph, Picture } from '../ui/picture';
import { PitchHero, PointsSection, TestimonialSection } from './landing';
import styles from './landing.module.css';

/** The landing page of the free call. It has no header, so it shows the logo and the night switch itself. */
export function DiscoveryCall({ page }: { page: PageOf<'discovery-call'> }) {
  const { content, site } = page;
  const { consultation } = content;
  return (
    <>
      <div className={styles.brand}>
        <Brand />
        <div className={styles.switches}>
          <DimSwitch />
          <NightSwitch />
        </div>
      </div>
      <PitchHero
        pitch={content.hero}
        limited={content.limited}
        action={<BookLink size="large" label={content.hero.action} sectionHref={BOOKING_HASH} />}
      />
      {content.testimonial && <TestimonialSection testimonial={content.testimonial} />}
      {content.problems && <PointsSection id="problems" section={content.problems} />}
      {content.consultant && (
        <Consultant consultant={content.consultant} action={consultation.action} />
      )}
      {content.reasons && <PointsSection id="reasons" section={content.reasons} variant="clock" />}
      <Booking
        section={consultation}
        redirectAfter={1500}
        onBooked={() => void reportBooking(site)}
      />
      {content.programme && <Programme programme={content.programme} />}
    </>
  );
}

/** Introduces the consultant, with a link to the calendar. A photograph replaces the drawing. */
function Consultant({ consultant, action }: { consultant: About; action: Link | undefined }) {
  const site = useSite();
  const { certificate, consultant: person, proofs } = site;
  const picture = isPhotograph(person.portrait) ? person.portrait : consultant.picture;
  return (
    <section className={styles.section} aria-labelledby="consultant">
      <div className={styles.panel}>
        <Picture of={picture} slot="half" className={styles.picture} />
        <div>
          <h2 id="consultant">{consultant.heading}</h2>
          <Html of={consultant.text} className="prose" />
          {(certificate || proofs) && (
            <p className={styles.certificate}>
              <Proofs of={site} />
            </p>
          )}
          {action && <BookLink label={action.label} sectionHref={action.href} />}
        </div>
      </div>
    </section>
  );
}

/** The online programme, for those who prefer it to a call. */
function Programme({ programme }: { programme: Next }) {
  return (
    <section id="online-programme" className={styles.section} aria-labelledby="programme">
      <div className={styles.aside}>
        <h2 id="programme">{programme.heading}</h2>
        <div className={styles.head}>
          <Html of={programme.text} className="prose" />
          <LinkButton of={programme.action} variant="quiet" />
        </div>
      </div>
    </section>
  );
}
