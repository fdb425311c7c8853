import { Outlet } from 'react-router-dom';

export function Layout() {
  return (
    <>
      <header className="bar">
        <a className="brand" href="/">
          Evening Notes
        </a>
        <nav aria-label="Main">
          <a href="/">Home</a>
          <a href="/blog">Blog</a>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
      <footer className="foot">
        <p>Notes on quiet evenings, written to be measured.</p>
        <nav aria-label="Pages">
          <a href="/">Home</a>
          <a href="/blog">Blog</a>
        </nav>
      </footer>
    </>
  );
}
