import { readList } from '../posts';
import { List } from './list';

export const metadata = {
  title: 'Blog',
  description: 'All posts of a site that is only there to be measured.',
};

export default async function Blog() {
  return <List {...await readList(1)} />;
}
