// What public pages wear: the bundler takes only the style sheet of this entry. In the
// order of the server's, which adds what only members see.
import './app';
import './templates/public.gen';
