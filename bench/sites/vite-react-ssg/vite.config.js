import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Posts are read, not imported, so Vite must be told that pages depend on them. */
const followPosts = {
  name: 'follow-posts',
  configureServer(server) {
    server.watcher.add('posts');
    server.watcher.on('change', (file) => {
      if (file.endsWith('.md')) server.ws.send({ type: 'full-reload' });
    });
  },
};

// vite-react-ssg does not hand this option on.
const [, port] = /--port (\d+)/.exec(process.argv.join(' ')) ?? [];

export default defineConfig({
  plugins: [react(), followPosts],
  ...(port && { server: { port: Number(port), strictPort: true } }),
  ssgOptions: { dirStyle: 'nested' },
});
