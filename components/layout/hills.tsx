/** The decorative edge of a section: a line of hills in the current colour. */
export function Hills({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 96V52C190 8 360 12 560 44s330 34 520 0 260-38 360-8v60Z" />
    </svg>
  );
}
