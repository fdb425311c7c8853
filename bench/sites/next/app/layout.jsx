import './style.css';

export const metadata = {
  metadataBase: new URL('https://notes.example'),
  title: { default: 'Evening Notes', template: '%s | Evening Notes' },
  description: 'The front page of a site that is only there to be measured.',
};

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>
        <header className="bar">
          <a className="brand" href="/">
            Evening Notes
          </a>
          <nav aria-label="Main">
            <a href="/">Home</a>
            <a href="/blog">Blog</a>
          </nav>
        </header>
        <main>{children}</main>
        <footer className="foot">
          <p>Notes on quiet evenings, written to be measured.</p>
          <nav aria-label="Pages">
            <a href="/">Home</a>
            <a href="/blog">Blog</a>
          </nav>
        </footer>
      </body>
    </html>
  );
}
