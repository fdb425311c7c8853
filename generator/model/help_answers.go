package model

import (
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Answers is content/answers.yaml: what parents ask at night, and what to do tonight.
// The home page, the blog and the dashboard show it.
type Answers struct {
	// Heading is the question above all: What's happening?
	Heading string `yaml:"heading" json:"heading" validate:"required,max=40"`
	// Lead is the sentence below it.
	Lead string `yaml:"lead" json:"lead" validate:"required,max=140"`
	// More opens the questions after the first six.
	More string `yaml:"more" json:"more" validate:"required,max=40"`
	// Call is the link to the free call, below each answer.
	Call schema.Link `yaml:"call" json:"-" validate:"required"`
	// CallNumber is the label of a link that calls {number}. It is not shipped by itself.
	CallNumber string `yaml:"call-number" json:"-" validate:"required,max=40"`
	// Questions, the most frequent first.
	Questions []Question `yaml:"questions" json:"questions,omitempty" validate:"required,dive" browser:"-"`
}

// Question is what a parent asks, with its answer.
type Question struct {
	// Question is in the parent's own words.
	Question string `yaml:"question" json:"question" validate:"required,max=48"`
	// Tonight are three lines: what to do tonight.
	Tonight []string `yaml:"tonight" json:"tonight" validate:"required,len=3,dive,max=140"`
	// Path is the guide that explains it: /early-waking, or a section of it.
	Path string `yaml:"path" json:"path" validate:"required,startswith=/" refers:"page"`
	// ID is the question's place in the list, for links to it: answer-1.
	ID string `yaml:"-" json:"id"`
	// Guide is the title of the guide, and Members says that it is for members.
	Guide   string `yaml:"-" json:"guide"`
	Members bool   `yaml:"-" json:"members,omitempty"`
	// Calls are the numbers that its lines ask to call, then the free call; beside danger
	// nothing is offered.
	Calls []schema.Link `yaml:"-" json:"calls"`
}

// answersOf returns nil on a site without questions.
func answersOf(tree *content.Tree) *Answers {
	if !tree.Has("answers") {
		return nil
	}
	answers := dataOf(tree).Answers
	questions := make([]Question, len(answers.Questions))
	for i, question := range answers.Questions {
		question.ID = "answer-" + strconv.Itoa(i+1)
		question.Calls = callsIn(question.Tonight, answers.CallNumber)
		if len(question.Calls) == 0 || question.Calls[0].Href != "tel:"+emergencyNumbers[0] {
			question.Calls = append(question.Calls, answers.Call)
		}
		path, _, _ := strings.Cut(question.Path, "#")
		if doc := tree.Page(path); doc != nil {
			matter := doc.Matter.Common()
			question.Guide, question.Members = matter.Title, matter.Access == schema.Members
		}
		questions[i] = question
	}
	answers.Questions = questions
	return &answers
}

// emergencyNumbers are the numbers that a line may ask to call, the most urgent first.
var emergencyNumbers = []string{"999", "111", "116 123"}

// callsIn returns a link to call each number that lines name. Label contains {number}.
func callsIn(lines []string, label string) (calls []schema.Link) {
	if label == "" {
		return nil // the site has no words for the link
	}
	for _, number := range emergencyNumbers {
		if slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, number) }) {
			calls = append(calls, schema.Link{
				Label: strings.ReplaceAll(label, "{number}", number),
				Href:  "tel:" + strings.ReplaceAll(number, " ", ""),
			})
		}
	}
	return calls
}
