import CMS from '@sveltia/cms';
import { EDITOR_USER } from '../lib/device-storage';
import { markdownFile, yamlFile } from './file-formats';
import { offerBlocks } from './insert-block';
import { storeNoFiles } from './kept-in-browser';
import { showMessages } from './messages';

storeNoFiles();
CMS.registerCustomFormat('in-place-frontmatter', 'md', markdownFile);
CMS.registerCustomFormat('in-place-yaml', 'yaml', yamlFile);
void CMS.init();
void showMessages();
void offerBlocks();

// The token gives access to the repository, and other pages of this origin run third-party scripts,
// so it is stored only while the editor is open.
addEventListener('pagehide', () => localStorage.removeItem(EDITOR_USER));
