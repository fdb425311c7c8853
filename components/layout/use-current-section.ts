import { useEffect, useState } from 'react';

/** All that is above the middle of the window, however far it was scrolled past. */
const READ = '1000000px 0px -50% 0px';

/** The id of the section that is being read: the last one that begins above the middle of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' '); // by value: callers make a new list with each rendering

  useEffect(() => {
    const inOrder = all.split(' ');
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        setCurrent(inOrder.findLast((id) => read.has(id)));
      },
      { rootMargin: READ },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
