import CMS from '@sveltia/cms';
import { markdownFile, yamlFile } from './file-formats';

CMS.registerCustomFormat('in-place-frontmatter', 'md', markdownFile);
CMS.registerCustomFormat('in-place-yaml', 'yaml', yamlFile);
void CMS.init();
