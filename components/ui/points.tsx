import { Html } from '../lib/html';
import type { Point } from '../lib/schema.gen';

interface PointsProps {
  /** A point with an ID is an anchor. */
  points: (Point & { id?: string })[] | undefined;
  listClass: string | undefined;
  iconClass: string | undefined;
}

/** A list of points, each with an icon, a title and a text. */
export function Points({ points = [], listClass, iconClass }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <ul className={listClass}>
      {points.map((point) => (
        <li key={point.title} id={point.id}>
          <Html of={point.icon} as="span" className={iconClass} />
          <div>
            <h3>{point.title}</h3>
            <Html of={point.text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
