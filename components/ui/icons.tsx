import type { ReactNode } from 'react';

// The icons of controls, drawn in the style of Lucide. Icons that authors choose are markup in the
// content and need no script.

function icon(name: string, drawing: ReactNode) {
  function Icon({ className = 'icon' }: { className?: string | undefined }) {
    return (
      <svg
        className={className}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}

export const Chevron = icon('Chevron', <path d="m6 9 6 6 6-6" />);
export const Close = icon('Close', <path d="M18 6 6 18M6 6l12 12" />);
export const Menu = icon('Menu', <path d="M4 7h16M4 12h16M4 17h10" />);
export const Magnifier = icon(
  'Magnifier',
  <path d="m20 20-4.5-4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
);
export const Moon = icon(
  'Moon',
  <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5Z" />,
);
export const Sun = icon(
  'Sun',
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </>,
);
export const Lamp = icon('Lamp', <path d="M9 3.5h6l3.5 8.5h-13ZM12 12v8.5m-4 0h8M15.5 12v3" />);
export const ArrowLeft = icon('ArrowLeft', <path d="M19 12H5m6 6-6-6 6-6" />);
export const ArrowRight = icon('ArrowRight', <path d="M5 12h14m-6-6 6 6-6 6" />);
export const ArrowUp = icon('ArrowUp', <path d="M12 19V5m-6 6 6-6 6 6" />);
export const Check = icon('Check', <path d="m5 12.5 4.5 4.5L19 7.5" />);
export const Star = icon(
  'Star',
  <path
    fill="currentColor"
    d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z"
  />,
);
export const Play = icon('Play', <path d="M8 5.5v13l10.5-6.5Z" />);
export const Stop = icon('Stop', <rect x="6.5" y="6.5" width="11" height="11" rx="2" />);
export const Alert = icon(
  'Alert',
  <path d="M12 9v4.5M12 17h.01M10.3 4.3 2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z" />,
);
export const Bulb = icon(
  'Bulb',
  <path d="M9 18h6m-5 3h4M15.5 14.5c.6-.7 1.3-1.3 1.7-2.1A6 6 0 1 0 6 9c0 2.6 1.7 4 2.5 5.5.3.6.5 1.2.5 1.9h6c0-.7.2-1.3.5-1.9Z" />,
);
export const Info = icon(
  'Info',
  <path d="M12 11v5m0-8h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />,
);
