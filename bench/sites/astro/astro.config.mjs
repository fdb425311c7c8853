import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://notes.example',
  devToolbar: { enabled: false },
});
