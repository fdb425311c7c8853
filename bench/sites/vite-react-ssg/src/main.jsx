import { ViteReactSSG } from 'vite-react-ssg';
import { Layout } from './layout';
import './style.css';

const routes = [
  {
    path: '/',
    element: <Layout />,
    children: [
      { index: true, lazy: () => import('./home') },
      { path: 'blog', lazy: () => import('./blog') },
      { path: 'blog/page/:page', lazy: () => import('./blog') },
      { path: 'blog/:slug', lazy: () => import('./article') },
    ],
  },
];

export const createRoot = ViteReactSSG({ routes });
