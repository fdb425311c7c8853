import { BookLink } from '../features/booking/book-link';
import { Portrait, VoiceRecording } from '../layout/consultant';
import { Html } from '../lib/html';
import type { Offer, Package, PageOf, Pitch, Section } from '../lib/schema.gen';
import { ButtonLink } from '../ui/button';
import { ArrowLeft, Check } from '../ui/icons';
import { Picture } from '../ui/picture';
import { Points } from '../ui/points';
import { toast } from '../ui/toast';
import { LimitedNote } from './limited-note';
import pointStyles from './points-section.module.css';
import styles from './services.module.css';

/** The two offers side by side, and a guide to choose between them. */
export function Services({ page }: { page: PageOf<'services'> }) {
  const { content } = page;
  return (
    <div className={styles.services}>
      <div className={styles.top}>
        <header className={styles.header}>
          <h1>{page.title}</h1>
          <Html of={content.lead} className={styles.lead} />
        </header>
        <PricesAtAGlance offers={content.offers} />
        {content.limited && <LimitedNote limited={content.limited} />}
      </div>
      <div className={styles.offers}>
        {content.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} page={page} />
        ))}
      </div>
      {content.package && <PackageFeatures of={content.package} />}
      {content.choosing && <Choosing section={content.choosing} />}
      {content.unsure && <Unsure pitch={content.unsure} />}
      {content.back && (
        <ButtonLink href={content.back.href} variant="ghost">
          <ArrowLeft /> {content.back.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** The prices of the offers side by side, for screens where the cards are one below the other. */
function PricesAtAGlance({ offers }: { offers: Offer[] }) {
  return (
    <ul className={styles.glance}>
      {offers.map(({ id, price, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {title} <b>{price}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, page }: { offer: Offer; page: PageOf<'services'> }) {
  const { content } = page;
  return (
    <section id={offer.id} className={styles.offer} aria-labelledby={`${offer.id}-title`}>
      <Picture of={offer.picture} slot="small" className={styles.picture} />
      <h2 id={`${offer.id}-title`}>{offer.title}</h2>
      <Html of={offer.description} className={styles.lead} />
      <p className={styles.price}>{offer.price}</p>
      <Html of={offer.details} />
      {offer.benefits.length > 0 && (
        <ul className={styles.benefits}>
          {offer.benefits.map((benefit) => (
            <li key={benefit}>
              <Check />
              <Html of={benefit} as="span" />
            </li>
          ))}
        </ul>
      )}
      {offer.actionType === 'purchase' && offer.checkoutUrl ? (
        <ButtonLink
          href={offer.checkoutUrl}
          external
          onClick={() => toast({ title: content.purchaseToast })}
        >
          {offer.action}
        </ButtonLink>
      ) : (
        <BookLink label={offer.action} />
      )}
      {offer.priceNote && <p className={styles.note}>{offer.priceNote}</p>}
      <Html of={offer.terms} className={styles.note} />
    </section>
  );
}

/** The parts of the personalised package, each with an anchor. */
function PackageFeatures({ of: { features, heading, lead } }: { of: Package }) {
  return (
    <section className={styles.package} aria-labelledby="package">
      <div className={styles.header}>
        <h2 id="package">{heading}</h2>
        <Html of={lead} className={styles.lead} />
      </div>
      <Points
        points={features.map(({ description, ...feature }) => ({ ...feature, text: description }))}
        listClass={pointStyles.points}
        iconClass={pointStyles.icon}
      />
    </section>
  );
}

function Choosing({ section }: { section: Section }) {
  return (
    <section className={styles.choosing} aria-labelledby="choosing">
      <div className={styles.header}>
        {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
        <h2 id="choosing">{section.heading}</h2>
        <Html of={section.lead} className={styles.lead} />
      </div>
      <Points points={section.points} listClass={pointStyles.points} iconClass={pointStyles.icon} />
    </section>
  );
}

/** Invites those who cannot decide to a call. */
function Unsure({ pitch }: { pitch: Pitch }) {
  return (
    <section className={styles.unsure} aria-labelledby="unsure">
      <Portrait />
      <div className={styles.header}>
        <h2 id="unsure">{pitch.heading}</h2>
        <Html of={pitch.lead} className="prose" />
        <VoiceRecording />
      </div>
      <BookLink size="large" label={pitch.action} />
    </section>
  );
}
