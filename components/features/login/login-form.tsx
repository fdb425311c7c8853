import { useState, type SyntheticEvent } from 'react';
import { withMinimumDuration } from '../../lib/minimum-duration';
import { logIn } from '../../lib/member';
import { useNavigate } from '../../navigation/navigate';
import type { Verifier } from '../../lib/schema.gen';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toast';
import styles from './login-form.module.css';
import { verify } from './verify';

/** How long "Logging in..." is shown at least, in milliseconds. */
const LOGGING_IN_MIN_MS = 1000;

const WRONG_PAIR = 'Invalid username or password';

interface LoginFormProps {
  verifier: Verifier;
  /** The messages for a pair that cannot be checked, and a login that cannot be stored. */
  words: { failure: string; storageRefused: string };
}

/** The members' login: checked in the browser, against a hash that cannot be reversed. */
export function LoginForm({ verifier, words }: LoginFormProps) {
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState('');

  /** Logs in. @returns the problem, or an empty string. */
  async function attempt(username: string, password: string): Promise<string> {
    try {
      const check = verify(verifier, username, password);
      if (!(await withMinimumDuration(LOGGING_IN_MIN_MS, check))) return WRONG_PAIR;
    } catch (error) {
      console.warn('The login could not be checked.', error);
      return words.failure;
    }
    try {
      logIn();
      return '';
    } catch {
      return words.storageRefused;
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    setWorking(true);
    setProblem('');
    const problem = await attempt(text(fields, 'username'), text(fields, 'password'));
    setWorking(false);
    if (problem) {
      setProblem(problem);
      toast({ title: problem, kind: 'error' });
      return;
    }
    toast({ title: 'Login successful!', kind: 'success' });
    // A visitor who has left the page meanwhile is not called back.
    if (form.isConnected) navigate('/getting-started');
  }

  return (
    // Without scripts the browser submits the form: by post, so that no password gets into an address.
    <form className={styles.login} method="post" onSubmit={submit}>
      <Field id="username" label="Username">
        {(wiring) => (
          <input
            {...wiring}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field id="password" label="Password">
        {(wiring) => (
          <input
            {...wiring}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <p className="without-scripts">Logging in needs JavaScript, which is switched off here.</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" size="large" aria-disabled={working || undefined}>
        {working ? 'Logging in...' : 'Login'}
      </Button>
      <ButtonLink href="/" variant="ghost">
        Back to Home
      </ButtonLink>
    </form>
  );
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
