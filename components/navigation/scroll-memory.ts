const STORAGE_KEY = 'scroll';

/** How many positions are kept: as many entries as browsers keep in a tab's history. */
const CAPACITY = 50;

/** How far the entries of the tab's history were scrolled, by their names. */
export interface ScrollMemory {
  /** Notes the position of a page, in pixels from its top. */
  save: (name: string, top: number) => void;
  /** The noted position, if there is one. */
  recall: (name: string) => number | undefined;
  /** Writes the positions to the tab's storage, for a document that comes later. */
  persist: () => void;
}

/** Remembers how far each entry of the tab's history was scrolled. */
export function createScrollMemory(storage: () => Storage): ScrollMemory {
  const positions = read(storage);
  return {
    save(name, top) {
      positions.delete(name); // so that the oldest stands first
      positions.set(name, top);
      if (positions.size > CAPACITY) positions.delete(positions.keys().next().value!);
    },
    recall: (name) => positions.get(name),
    persist() {
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is refused: after a reload, Back then leads to the top of a page.
      }
    },
  };
}

function read(storage: () => Storage): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
