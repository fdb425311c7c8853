export default function Home() {
  return (
    <>
      <h1>Evening Notes</h1>
      <p>
        Everything there is to read stands in <a href="/blog">the blog</a>.
      </p>
    </>
  );
}
