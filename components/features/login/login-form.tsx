import { useState, type SyntheticEvent } from 'react';
import { isSharedComputer, SHARED } from '../../lib/device-storage';
import { withMinimumDuration } from '../../lib/minimum-duration';
import { logIn, logOut } from '../../lib/member';
import { removeSavedLibrary } from '../../lib/saved-library';
import { useInBrowser } from '../../lib/use-in-browser';
import { useNavigate } from '../../navigation/navigate';
import type * as schema from '../../lib/schema.gen';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toast';
import { openedAfterLogin, wantedPage } from './after-login';
import styles from './login-form.module.css';
import { isSharedWindow } from './shared-window';
import { verify } from './verify';

const LOGGING_IN_MIN_MS = 1000;

const WRONG_PAIR = 'Invalid username or password';

interface LoginFormProps {
  words: Omit<schema.Login, 'help' | 'lead' | 'picture'>;
  /** Where a member goes who was not sent here by another page. */
  home: string;
  /** The address of the page that makes a plan. */
  planPage: string;
}

/** The members' login. It runs entirely in the browser: it checks a hash, or unwraps the library's key. */
export function LoginForm({ words, home, planPage }: LoginFormProps) {
  const { verifier, lock } = words; // a sealed library has a lock
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState('');
  const [passwordShown, setPasswordShown] = useState(false);
  const wanted = useInBrowser(() => wantedPage()?.title ?? '', '');
  const isShared = useInBrowser(isSharedWindow, false);

  /** Logs in. @returns the problem, or an empty string. */
  async function attempt(username: string, password: string, inTab: boolean): Promise<string> {
    let remember: Remember | false | undefined;
    try {
      const checked = lock
        ? open(lock, username, password, inTab)
        : verifier && verify(verifier, username, password).then((isRight) => isRight && logIn);
      remember = await withMinimumDuration(LOGGING_IN_MIN_MS, Promise.resolve(checked));
    } catch (error) {
      if (error instanceof NoCryptoError) return words.noCrypto;
      console.warn('The login could not be checked.', error);
      return words.failure;
    }
    if (!remember) return WRONG_PAIR;
    try {
      await removeSavedLibrary(); // a library stored before login was not saved by a member
      if (inTab || isSharedComputer()) logOut(); // the previous user of the computer or tab
      if (inTab) sessionStorage.setItem(SHARED, 'true');
      else sessionStorage.removeItem(SHARED);
      await remember();
      return '';
    } catch {
      logOut(); // the key may have been stored already
      return words.storageRefused;
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const form = event.currentTarget;
    const field = (id: string) => form.elements.namedItem(id) as HTMLInputElement;
    setWorking(true);
    setProblem('');
    const problem = await attempt(
      field('username').value,
      field('password').value,
      field('shared').checked,
    );
    setWorking(false);
    if (problem) {
      setProblem(problem);
      toast({ title: problem, kind: 'error' });
      return;
    }
    toast({ title: 'Login successful!', kind: 'success' });
    // A visitor who has left the page in the meantime is not brought back.
    if (form.isConnected) navigate(openedAfterLogin(location.hash, home, planPage));
  }

  if (isShared) {
    return (
      <div className={styles.login} role="alert">
        <p>{words.sharedWindow}</p>
        <ButtonLink href={location.pathname + location.hash} external>
          {words.openAlone}
        </ButtonLink>
      </div>
    );
  }
  return (
    // Without scripts the browser submits the form: its fields have no names, so nothing is sent.
    <form className={styles.login} method="post" onSubmit={submit}>
      {wanted && <p role="status">{words.wanted.replace('{page}', wanted)}</p>}
      <Field
        id="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className={styles.password}>
        <Field
          id="password"
          label="Password"
          type={passwordShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          variant="ghost"
          className={`${styles.show} needs-scripts`}
          aria-pressed={passwordShown}
          onClick={() => setPasswordShown(!passwordShown)}
        >
          {words.showPassword}
        </Button>
      </div>
      <label className={styles.shared}>
        <input type="checkbox" id="shared" />
        {words.sharedComputer}
      </label>
      <p className="without-scripts">{words.noScripts}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" size="large" aria-disabled={working || undefined}>
        {working ? 'Logging in...' : words.submit}
      </Button>
      <ButtonLink href="/" variant="ghost">
        Back to Home
      </ButtonLink>
    </form>
  );
}

/** Stores a login in this browser; throws if the browser refuses storage. */
type Remember = () => void | Promise<void>;

/** Unlocks a sealed library. The code is loaded only if the library is sealed. */
async function open(
  lock: schema.Lock,
  username: string,
  password: string,
  inTab: boolean,
): Promise<Remember | undefined> {
  if (!globalThis.crypto?.subtle) throw new NoCryptoError();
  const [{ unlock }, { keepLibraryKey }] = await Promise.all([
    import('./unlock'),
    import('../../lib/library-key'),
  ]);
  const key = await unlock(lock, username, password, inTab);
  if (!key) return undefined;
  return async () => {
    await keepLibraryKey(key);
    logIn();
  };
}

/** Thrown on insecure pages, for which browsers do not provide Web Crypto. */
class NoCryptoError extends Error {}
