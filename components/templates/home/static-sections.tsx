import { Hills } from '../../layout/hills';
import { Html } from '../../lib/html';
import type * as schema from '../../lib/schema.gen';
import { LinkButton } from '../../ui/button';
import { Star } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import { Points } from '../../ui/points';
import hero from './hero.module.css';
import styles from './how-it-works.module.css';
import reasons from './reasons.module.css';
import { SectionHead } from './section-head';
import struggles from './struggles.module.css';

// The parts of the home page that need no scripts.

interface SectionProps {
  section: schema.Section;
}

/** A wide picture; its caption overlaps the corner. */
export function Banner({ banner }: { banner: schema.Banner }) {
  return (
    <>
      <div>
        <Picture of={banner.picture} slot="banner" />
      </div>
      <Html of={banner.text} as="figcaption" />
    </>
  );
}

/** The headline figures, followed by their basis. */
export function Figures({ figures }: { figures: schema.Claim[] }) {
  if (figures.length === 0) return null;
  const based = figures.filter(({ basis }) => basis);
  return (
    <>
      <dl className={hero.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {value.includes('star') && <Star className={hero.star} />}
            </dd>
          </div>
        ))}
      </dl>
      {based.length > 0 && (
        <ul className={hero.bases}>
          {based.map(({ asked, basis, period, value }) => (
            <li key={value}>
              <b>{value}:</b> {basis} {[asked, period].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The reasons on a dark background with a moon, between lines of hills. */
export function Reasons({ section }: SectionProps) {
  return (
    <>
      <Hills className={reasons.ridge} />
      <div className={reasons.dusk}>
        <SectionHead id="why-choose-us-heading" section={section} />
        {section.points && section.points.length > 0 && (
          <ul>
            {section.points.map((point) => (
              <li key={point.title}>
                <Html of={point.icon} as="span" className={reasons.icon} />
                <h3>{point.title}</h3>
                <Html of={point.text} />
              </li>
            ))}
          </ul>
        )}
        <LinkButton of={section.action} variant="quiet" />
      </div>
      <Hills className={reasons.slope} />
      <Hills className={reasons.meadow} />
    </>
  );
}

/** The steps as pictures along a dotted line, which continues beyond the edges of the page. */
export function Steps({ section }: SectionProps) {
  return (
    <>
      <SectionHead id="how-it-works-heading" section={section} />
      {section.points && section.points.length > 0 && (
        <div className={styles.route}>
          <svg
            className={styles.trail}
            viewBox="0 0 1200 240"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M-140 30C60 30 40 190 260 190S470 60 640 90s150 150 330 90 150-150 370-150" />
          </svg>
          <ol className={styles.steps}>
            {section.points.map((point) => (
              <li key={point.title}>
                <Picture of={point.picture} slot="step" className={styles.illustration} />
                <div className={styles.step}>
                  <h3>{point.title}</h3>
                  <Html of={point.text} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
      <LinkButton of={section.action} />
    </>
  );
}

/** The four struggles: a ruled list on phones, patches around the heading on wider screens. */
export function Struggles({ section }: SectionProps) {
  return (
    <>
      <div className={struggles.aside}>
        <SectionHead id="struggles" section={section} />
        <LinkButton of={section.action} variant="quiet" />
      </div>
      <Points points={section.points} listClass={struggles.list} iconClass={struggles.icon} />
    </>
  );
}
