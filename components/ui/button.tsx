import type { ComponentPropsWithoutRef } from 'react';
import { singly } from '../lib/clicks';
import type { Link } from '../lib/schema.gen';
import styles from './button.module.css';

interface Appearance {
  /** primary is for the main action of a screen, quiet for others; ghost looks like a link. */
  variant?: 'primary' | 'quiet' | 'ghost' | undefined;
  size?: 'large' | undefined;
}

function classNames({ variant = 'primary', size }: Appearance, more?: string): string {
  return [styles.button, styles[variant], size && styles[size], more].filter(Boolean).join(' ');
}

/** A button, by default of type `button`. The second tap of two presses none, whatever lies there by then. */
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
  /** Opens in a new tab, and says so. */
  external?: boolean;
}

/** A link that looks like a button. */
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

/** A link of the content that looks like a button; nothing where an author left it out. */
export function LinkButton({ of, ...rest }: LinkButtonProps) {
  if (!of) return null;
  return (
    <ButtonLink {...rest} href={of.href}>
      {of.label}
    </ButtonLink>
  );
}
