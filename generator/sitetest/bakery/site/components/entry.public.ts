import './style.css';
import './app';
import './templates/public.gen';
