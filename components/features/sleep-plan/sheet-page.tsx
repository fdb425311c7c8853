import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { ArrowLeft } from '../../ui/icons';
import styles from './sheet-page.module.css';

interface SheetPageProps {
  back: string;
  onBack: () => void;
  /** The actions for the sheet, at the other end of the line. */
  actions?: ReactNode;
  className: string | undefined;
  children: ReactNode;
}

/** A screen with printable content below a line of buttons. */
export function SheetPage({ back, onBack, actions, className = '', children }: SheetPageProps) {
  return (
    <div className={`${styles.layout} ${className}`}>
      <div className={`${styles.toolbar} no-print`}>
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft />
          {back}
        </Button>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
