import { Html } from '../lib/html';
import type { Section } from '../lib/schema.gen';

interface PointsProps {
  points: Section['points'];
  /** Classes of the list and of each point's icon. */
  list?: string | undefined;
  sign: string | undefined;
}

/** What a section has to say, point by point: icon, title, text. */
export function Points({ points, list, sign }: PointsProps) {
  return (
    <ul className={list}>
      {points?.map((point) => (
        <li key={point.title}>
          <Html of={point.icon} as="span" className={sign} />
          <div>
            <h3>{point.title}</h3>
            <Html of={point.text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
