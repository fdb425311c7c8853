import type { ComponentPropsWithoutRef } from 'react';
import { singly } from '../lib/clicks';
import type { Link } from '../lib/schema.gen';
import styles from './button.module.css';

interface Appearance {
  /** primary is the main action of a screen, quiet is for others; ghost looks like a link. */
  variant?: 'primary' | 'quiet' | 'ghost' | undefined;
  size?: 'large' | undefined;
}

function classNames({ variant = 'primary', size }: Appearance, more?: string): string {
  return [styles.button, styles[variant], size && styles[size], more].filter(Boolean).join(' ');
}

/** A button, by default of type `button`. It ignores the second of two quick taps, wherever that lands. */
export function Button({
  variant,
  size,
  className,
  ...rest
}: Appearance & ComponentPropsWithoutRef<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      onClickCapture={singly}
      className={classNames({ variant, size }, className)}
    />
  );
}

interface ButtonLinkProps extends Appearance, ComponentPropsWithoutRef<'a'> {
  href: string;
  external?: boolean;
}

/** A link styled as a button. */
export function ButtonLink({
  variant,
  size,
  className,
  external,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      onClickCapture={singly}
      {...(external && { target: '_blank', rel: 'noopener' })}
      className={classNames({ variant, size }, className)}
    >
      {children}
      {external && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}

type LinkButtonProps = Omit<ButtonLinkProps, 'children' | 'href'> & { of: Link | undefined };

/** A link from the content, styled as a button; renders nothing if it is missing. */
export function LinkButton({ of, ...rest }: LinkButtonProps) {
  if (!of) return null;
  return (
    <ButtonLink {...rest} href={of.href}>
      {of.label}
    </ButtonLink>
  );
}
