import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Portrait, VoiceRecording } from '../../layout/consultant';
import { Hills } from '../../layout/hills';
import { Html } from '../../lib/html';
import { useNavigate } from '../../navigation/navigate';
import { useSite } from '../../lib/page';
import type { Booking, Booking as BookingSettings, Section } from '../../lib/schema.gen';
import { Button, ButtonLink } from '../../ui/button';
import { Points } from '../../ui/points';
import { toast } from '../../ui/toast';
import { BOOKING_ID, OPEN_CALENDAR } from './book-link';
import styles from './booking.module.css';
import { embeddedUrl, SANDBOX, SCHEDULED, widgetEvent } from './widget';
import { ownPolicy } from '../../navigation/page-data';

interface BookingProps {
  section: Section;
  /** The delay between a booking and its confirmation page, in milliseconds. */
  redirectAfter: 1000 | 1500;
  onBooked?: () => void;
}

/** The booking section with the scheduling service's inline calendar. */
export function Booking({ section, redirectAfter, onBooked }: BookingProps) {
  const { booking } = useSite();
  const { section: sectionRef, container, state, address, open } = useWidget(booking);
  useBookingMessages(booking, container, redirectAfter, onBooked);
  const stores = <Html of={booking.stores} as="p" className={styles.stores} />;

  return (
    <section
      ref={sectionRef}
      id={BOOKING_ID}
      className={styles.booking}
      aria-labelledby="consultation-heading"
      tabIndex={-1}
      data-widget={state}
    >
      <Hills className={styles.hills} />
      <Hills className={styles.meadow} />
      <div className={styles.inner}>
        <h2 id="consultation-heading">{section.heading}</h2>
        <div className={styles.calendar}>
          {state !== 'ready' && (
            <div className={`${styles.notice} needs-scripts`} role="status">
              {state === 'offered' && (
                <>
                  <Button onClick={open}>{booking.show}</Button>
                  {stores}
                </>
              )}
              {state === 'loading' && <p>{booking.waiting}</p>}
              {process.env.NODE_ENV === 'development' && state === 'left-out' && (
                <p>Not loaded while writing. Start dev with --third-parties to see it.</p>
              )}
              {state === 'failed' && (
                <>
                  <p>{booking.failure}</p>
                  <ButtonLink href={booking.url} external>
                    {booking.open}
                  </ButtonLink>
                </>
              )}
            </div>
          )}
          <div
            ref={container}
            className={`calendly-inline-widget needs-scripts ${styles.widget}`}
            data-auto-load="false"
            data-url={address}
          >
            {address && <iframe src={address} title={booking.title} sandbox={SANDBOX} />}
          </div>
        </div>
        <div className={styles.text}>
          {section.eyebrow && <p className={styles.eyebrow}>{section.eyebrow}</p>}
          <div className={styles.host}>
            <Portrait />
            <Html of={section.lead} className={`prose ${styles.lead}`} />
          </div>
          <VoiceRecording />
          <Points points={section.points} listClass={styles.points} iconClass={styles.icon} />
          <ButtonLink href={booking.url} variant="quiet" external>
            {booking.open}
          </ButtonLink>
          {state !== 'offered' && stores}
        </div>
      </div>
    </section>
  );
}

/** Handles the calendar's messages: reports a booking, then opens its confirmation page. */
function useBookingMessages(
  { confirmation, origin }: BookingSettings,
  container: RefObject<HTMLElement | null>,
  redirectAfter: number,
  onBooked: (() => void) | undefined,
) {
  const navigate = useNavigate();
  const booked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const handle = useEffectEvent((event: string) => {
    if (event !== SCHEDULED) return console.log('Booking calendar:', event);
    if (booked.current) return;
    booked.current = true;
    onBooked?.();
    toast({
      title: 'Appointment Scheduled!',
      text: 'Your free consultation has been booked successfully.',
      kind: 'success',
      duration: 5000,
    });
    if (confirmation) timer.current = setTimeout(() => navigate(confirmation), redirectAfter);
  });

  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const event = widgetEvent(message, [origin, location.origin], container.current);
      if (event) handle(event);
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(timer.current);
    };
  }, [origin, container]);
}

/** How far below the window the section may be when its calendar starts to load. */
const PRELOAD_MARGIN = '600px';

/** How long the calendar may take to load before the page reports a failure, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** `offered` waits for a press; `failed` may become `ready`; `left-out` excludes third parties. */
type WidgetState = 'offered' | 'loading' | 'ready' | 'failed' | 'left-out';

/**
 * Loads the calendar when its section comes near, if the site is configured so, or when a link or
 * the button in its place requests it. A visitor who only reads loads nothing from the scheduling
 * service. The first message means that it has loaded: nothing else can be known about a frame of
 * another origin.
 */
function useWidget({ load, url, origin }: Booking) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>(load === 'click' ? 'offered' : 'loading');
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const { current: sectionElement } = section;
    const { current: containerElement } = container;
    if (!sectionElement || !containerElement) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = () => {
      stopObserving();
      if (isLeftOut()) {
        setState('left-out');
        return;
      }
      setState('loading');
      // Only now, because the theme may have changed since the page loaded.
      setAddress(embeddedUrl(url, location.host, containerElement));
      timer = setTimeout(() => {
        console.error('The booking calendar did not load.');
        setState('failed');
      }, LOAD_TIMEOUT_MS);
    };
    const onMessage = (message: MessageEvent) => {
      if (!widgetEvent(message, [origin], containerElement)) return;
      clearTimeout(timer);
      setState('ready');
    };

    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: `${PRELOAD_MARGIN} 0px` },
    );
    const stopObserving = () => {
      observer.disconnect();
      sectionElement.removeEventListener(OPEN_CALENDAR, start);
    };
    if (load !== 'click') observer.observe(sectionElement);
    sectionElement.addEventListener(OPEN_CALENDAR, start);
    addEventListener('message', onMessage);
    return () => {
      stopObserving();
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [load, url, origin]);

  const open = () => section.current?.dispatchEvent(new Event(OPEN_CALENDAR));
  return { section, container, state, address, open };
}

/** Only in development: a published page with a calendar allows its frame. */
function isLeftOut(): boolean {
  return process.env.NODE_ENV === 'development' && ownPolicy(document) !== undefined;
}
