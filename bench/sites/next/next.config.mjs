/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  devIndicators: false,
  turbopack: { root: import.meta.dirname },
};
