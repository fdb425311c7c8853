// The drawings of the plan, for its answers and stages. They are in their own chunk.

import type { Plan } from './plan';

/** A shape: the name of its `--art-…` colour token, its path and, unless it is filled, its line width. */
type Shape = readonly [art: string, path: string, line?: number];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const moon: Shape = ['moon', 'M46 9a6.3 6.3 0 1 0 5.9 9.1a5.2 5.2 0 0 1-5.9-9.1z'];
const floor: Shape = ['wood', 'M6.6 48H57.4A30 30 0 0 1 6.6 48Z'];

const bed = (x: number, width: number): Shape[] => [
  ['fur-2', `M${x} 26a3.5 3.5 0 0 1 7 0V52h-7ZM${x + width - 6} 34a3 3 0 0 1 6 0V52h-6Z`],
  ['cloth', `M${x + 7} 39h${width - 13}v7H${x + 7}Z`],
];

const cot: Shape[] = [
  ['cloth', 'M14 24V52M49 24V52M14 28h35M14 48h35', 2.8],
  ['cloth', 'M19 28v20M24 28v20M29 28v20M34 28v20M39 28v20M44 28v20', 1.5],
];

const smallCot: Shape[] = [['cloth', 'M37 34V48M50 34V48M37 36h13M37 46h13M41 36v10M46 36v10', 2]];

/** A parent and a child lying in one bed, with a distance between them. */
const together = (apart: number): Shape[] => [
  floor,
  moon,
  ...bed(8, 48),
  ['skin-2', disc(20, 35, 5)],
  ['cloth-2', 'M15 40h11v6H15Z'],
  ['fur-2', disc(31 + apart, 37, 3.6)],
  ['sage', `M${27 + apart} 41h9v5h-9Z`],
];

const room = (walls: string, bedAt: number): Shape[] => [
  floor,
  ['cloth', walls, 2.6],
  ['fur-2', `M${bedAt} 34a2.5 2.5 0 0 1 5 0V48h-5Z`],
  ['cloth-2', `M${bedAt + 5} 39h11v6h-11Z`],
  ...smallCot,
];

/** The drawings, by question and answer. */
const drawings: Readonly<Record<string, Readonly<Record<string, readonly Shape[]>>>> = {
  sleepArrangement: {
    a: [floor, moon, ...cot],
    b: [floor, moon, ...bed(10, 44), ['cloth-2', 'M26 41C28 37 32 37 36 37H48V46H26Z']],
    c: together(3),
    d: [...together(11), ['moon', 'M29 36h6', 2]],
    e: [
      floor,
      ['moon', 'M28 14a4.5 4.5 0 1 1 6 4.2c-1.5.8-2 1.8-2 3.3M32 26.5h.01', 3],
      ['fur-2', 'M8 34a3 3 0 0 1 6 0V52H8Z'],
      ['cloth-2', 'M14 40h15v6H14Z'],
      ...smallCot,
    ],
    f: [
      moon,
      ['cloth-2', 'M14 56C14 40 20 33 32 33S50 40 50 56A30 30 0 0 1 14 56Z'],
      ['skin-2', disc(32, 22, 9)],
      ['fur-2', `M28 50a9 9 0 0 1 14-10l-3 12Z${disc(39, 40, 5.5)}`],
      ['skin-2', 'M20 50C28 56 38 55 45 46', 5],
    ],
  },
  cosleepGoal: {
    a: [floor, moon, ['fur-2', disc(22, 43, 3.6)], ['sage', 'M26 41h14v6H26Z'], ...cot],
    b: [
      ...together(9),
      [
        'blush',
        'M30 27C24 23 24 16 27.5 16C29 16 30 17 30 18.5C30 17 31 16 32.5 16C36 16 36 23 30 27Z',
      ],
    ],
  },
  settlingMethods: {
    dummy: [
      ['moon', disc(36, 43, 9), 3.6],
      [
        'sage',
        'M14 28C14 23 20 22 25 24C29 25.5 35 25.5 39 24C44 22 50 23 50 28C50 35 42 39 32 39S14 35 14 28Z',
      ],
      ['fur-2', 'M28 22C24 18 25 10 32 10S40 18 36 22V25H28Z'],
    ],
    'breast feeding': [
      ['skin-2', disc(27, 19, 8)],
      ['cloth-2', 'M10 53C10 36 17 29 28 29S46 38 46 57A30 30 0 0 1 10 53Z'],
      ['fur-2', disc(39, 38, 6)],
      ['sage', 'M20 46C26 38 34 40 36 44L40 52C32 56 24 54 20 46Z'],
      ['skin-2', 'M17 47C25 55 36 54 44 46', 4.5],
    ],
    'bottle feeding': [
      ['cloth', 'M26 25h13v24a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4Z'],
      ['fur-2', 'M26 36h13v13a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4Z'],
      ['cloth-2', 'M24 20h17v6H24Z'],
      ['skin-2', 'M28 20c0-3 3-4 3-8a1.8 1.8 0 0 1 3.6 0c0 4 3 5 3 8z'],
    ],
    rocking: [
      ['wood', 'M10 47Q32 60 54 47', 3.5],
      ['fur-2', 'M14 34h36l-5 14H19Z'],
      ['cloth-2', 'M14 34a14 14 0 0 1 14-14V34Z'],
      ['moon', 'M43 15q6 4 6 11M49 12q6 5 5 13', 2.4],
    ],
    shushing: [
      ['skin-2', disc(26, 34, 15)],
      ['cloth', 'M21 30h.01M31 30h.01', 2.8],
      ['sky', disc(27, 41, 2.6)],
      ['fur-2', 'M29 55V43', 4.5],
      ['moon', 'M45 28q3 5 0 11M51 24q5 9 0 19', 2.4],
    ],
    patting: [
      ['sage', 'M8 48C14 34 34 32 56 44A30 30 0 0 1 8 48Z'],
      ['skin-2', 'M16 24c3-3 6-2 9 1l10 6c5 3 6 6 3 7s-6 0-9-1l-9-1c-6 0-8-8-4-12Z'],
      ['skin-2', 'M12 16l8 10', 6],
      ['moon', 'M42 22v-6M48 25l4-5M50 31l6-2', 2.4],
    ],
  },
  sameRoom: {
    yes: room('M10 48V24L32 11L54 24V48', 15),
    no: room('M8 48V24L32 11L56 24V48M32 22V48', 12),
  },
  dummyUsage: {
    all_time: [
      ['moon', 'M22 16a9 9 0 1 0 8.4 13a7.5 7.5 0 0 1-8.4-13z'],
      ['glow', disc(42, 40, 7)],
      [
        'glow',
        'M42 29v-3M42 54v-3M31 40h-3M56 40h-3M34 32l-2-2M50 32l2-2M34 48l-2 2M50 48l2 2',
        2.4,
      ],
    ],
    night_only: [
      ['moon', 'M36 14a16 16 0 1 0 15 23a13.3 13.3 0 0 1-15-23z'],
      ['cloth', 'M18 18h.01M50 16h.01', 2.6],
    ],
    day_only: [
      ['glow', disc(32, 32, 10)],
      ['glow', 'M32 16v-4M32 52v-4M16 32h-4M52 32h-4M21 21l-3-3M43 21l3-3M21 43l-3 3M43 43l3 3', 3],
    ],
    // The labels are “No” or “Only to fall asleep”.
    no: [
      moon,
      ['fur-2', disc(30, 36, 15)],
      ['sky', 'M21 34q3 2.6 6 0M33 34q3 2.6 6 0M27 43q3 2 6 0M28 21q3 3 6 0', 2],
    ],
  },
};

/** The drawing for an answer, if there is one. */
export function Drawing({ question, answer }: { question: string; answer: string }) {
  const shapes = drawings[question]?.[answer];
  return shapes && <Shapes of={[['sky', disc(32, 32, 30)], ...shapes]} box="0 0 64 64" />;
}

/** A room from the side, 160 wide, with the child's place on the left. */
const wall: Shape = ['paper', 'M0 14Q0 2 12 2H148Q160 2 160 14V124H0Z'];
const door: Shape[] = [
  ['sky-2', 'M116 2H148Q160 2 160 14V124H116Z'],
  ['sky', 'M106 2H118V46H106Z'],
];
const boards: Shape = ['wood', 'M0 122H160V126Q160 136 150 136H10Q0 136 0 126Z'];
const lyingChild: Shape[] = [
  ['sage', 'M22 95Q34 88 50 92V101H22Z'],
  ['skin', disc(16, 95, 6)],
  ['cloth', 'M8 100H58V107H8Z'],
];
const places: Readonly<Record<Plan['place'], Shape[]>> = {
  cot: [
    ...lyingChild,
    ['fur', 'M6 70V122M60 70V122M6 109H60', 4],
    ['fur', 'M6 74H60M17 74V107M28 74V107M39 74V107M50 74V107', 2.4],
  ],
  bed: [...lyingChild, ['fur', 'M6 82V122M60 102V122M6 109H60', 4]],
};
const ownBed = (x: number): Shape[] => [
  ['cloth', `M${x + 2} 99H${x + 50}V107H${x + 2}Z`],
  ['fur', `M${x} 82V122M${x + 52} 100V122M${x} 109H${x + 52}`, 4],
];
/** The parent's head, facing left. */
const head = (x: number, y: number): Shape[] => [
  ['hair', disc(x, y, 8.5)],
  ['skin', disc(x - 1.5, y + 2, 7)],
];
const standing = (x: number): Shape[] => [
  ['cloth-2', `M${x - 9} 122L${x - 8} 74Q${x - 8} 64 ${x} 64T${x + 8} 74L${x + 9} 122Z`],
  ...head(x, 53),
];
const onChair = (x: number): Shape[] => [
  ['fur', `M${x + 8} 66V122M${x - 12} 96H${x + 8}M${x - 12} 96V122`, 4],
  ['cloth-2', `M${x - 6} 94V78Q${x - 5} 70 ${x} 70T${x + 6} 78V94Z`],
  ['cloth-2', `M${x + 1} 91H${x - 14}V118`, 8],
  ...head(x, 60),
];
const lying = (x: number): Shape[] => [
  ['cloth-2', `M${x + 8} 99Q${x + 8} 88 ${x + 20} 88Q${x + 36} 90 ${x + 46} 99Z`],
  ...head(x + 10, 90),
  ...ownBed(x),
];
const screen: Shape = ['blush', 'M82 42V120', 6];
const ofTwo: Shape[] = [wall, ['moon', 'M132 14a9 9 0 1 0 8.4 13a7.5 7.5 0 0 1-8.4-13z'], boards];
const withDoor: Shape[] = [wall, ...door, boards];

const parents = {
  arms: {
    room: withDoor,
    parent: [
      ...standing(84),
      ['sage', 'M70 78Q80 70 94 76V88Q80 92 70 86Z'],
      ['skin', disc(73, 79, 6)],
      ['cloth-2', 'M93 82Q84 90 74 88', 5],
    ],
  },
  hands: {
    room: withDoor,
    parent: [
      ['cloth-2', 'M82 114Q84 84 68 68', 17],
      ...head(60, 57),
      ['cloth-2', 'M66 72L46 90', 5],
    ],
  },
  floor: {
    room: withDoor,
    parent: [
      ['cloth-2', 'M68 122V92Q70 82 77 82T86 92L94 122Z'],
      ...head(77, 71),
      ['cloth-2', 'M74 90Q62 92 48 90', 5],
    ],
  },
  chair: { room: withDoor, parent: onChair(89) },
  doorway: { room: withDoor, parent: onChair(115) },
  outside: { room: withDoor, parent: [['fur', 'M112 48V120', 4], ...standing(138)] },
  beside: { room: ofTwo, parent: lying(64) },
  edge: { room: ofTwo, parent: [...ownBed(106), screen, ...onChair(77)] },
  behind: { room: ofTwo, parent: [...ownBed(106), screen, ...onChair(101)] },
  far: { room: ofTwo, parent: [...onChair(140), ...ownBed(74)] },
  foot: {
    room: ofTwo,
    parent: [
      ...ownBed(94),
      ['cloth-2', 'M130 100V82Q131 73 137 73T144 82V100Z'],
      ['cloth-2', 'M138 96H152V118', 8],
      ['hair', disc(137, 62, 8.5)],
    ],
  },
  own: { room: ofTwo, parent: lying(102) },
} satisfies Record<string, { room: Shape[]; parent: Shape[] }>;

/** The parent's position in a stage in the cot or the bed. */
export type Where = keyof typeof parents;

/** Draws the parent's position in a stage. */
export function StageDrawing({ place, where }: { place: Plan['place']; where: Where }) {
  const { room, parent } = parents[where];
  const child =
    where === 'arms' ? places[place].filter(([art]) => !/sage|skin/.test(art)) : places[place];
  return <Shapes of={[...room, ...child, ...parent]} box="0 0 160 136" />;
}

function Shapes({ of, box }: { of: readonly Shape[]; box: string }) {
  return (
    <svg
      className="picture"
      viewBox={box}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([art, path, line], i) => {
        const colour = `var(--art-${art})`;
        const paint = line ? { stroke: colour, strokeWidth: line } : { fill: colour };
        return <path key={i} d={path} {...paint} />;
      })}
    </svg>
  );
}
