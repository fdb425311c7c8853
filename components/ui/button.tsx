import type { ComponentPropsWithoutRef } from 'react';
import styles from './button.module.css';

interface Look {
  /** primary is for the one next action of a screen; ghost looks like a link. */
  variant?: 'primary' | 'quiet' | 'ghost';
  size?: 'large' | undefined;
}

function look({ variant = 'primary', size }: Look, more?: string): string {
  return [styles.button, styles[variant], size && styles[size], more].filter(Boolean).join(' ');
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentPropsWithoutRef<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ ...(variant && { variant }), size }, className)}
    />
  );
}

interface ButtonLinkProps extends Look, ComponentPropsWithoutRef<'a'> {
  href: string;
  /** Opens in a new tab, and says so. */
  external?: boolean;
}

/** A link that looks like a button: it goes somewhere. */
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
      {...(external && { target: '_blank', rel: 'noopener' })}
      className={look({ ...(variant && { variant }), size }, className)}
    >
      {children}
      {external && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
