import { Head } from 'vite-react-ssg';

export function Component() {
  return (
    <>
      <Head>
        <title>Evening Notes</title>
        <meta
          name="description"
          content="The front page of a site that is only there to be measured."
        />
      </Head>
      <h1>Evening Notes</h1>
      <p>
        Everything there is to read stands in <a href="/blog">the blog</a>.
      </p>
    </>
  );
}
